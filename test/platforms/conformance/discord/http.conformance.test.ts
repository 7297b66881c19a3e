// Discord over HTTP: requests not from Discord are refused, lost or repeated deliveries count once, data is deleted
// when someone removes the bot, and a start that can't work says why.

import { createHash, createPrivateKey, sign } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../infra/store/redis-server.ts";
import { startBalancer } from "../balancer.ts";
import { clockAhead } from "../clock-ahead.ts";
import {
  type Bot,
  eventually,
  type Simulator,
  spawnBot,
  startBot,
  startSimulator,
  temporaryFolder,
} from "../rig.ts";
import { Ack, type Message, newcomer, noticeIn, type Person, roundsOf, shownBy } from "./person.ts";
import { calledOn, describeOnDiscord, expectNoRuleBroken, type Stage } from "./stage.ts";

const MODES = ["http"] as const;
const APP = "900000000000000001";
/** The simulator derives its key from this text. */
const discords = `discord-fake application ${APP}`;
const strangers = "someone else";

const PKCS8_ED25519 = Buffer.from("302e020100300506032b657004220420", "hex");

function signature(words: string, text: string): string {
  const seed = createHash("sha256").update(words).digest();
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: "der", type: "pkcs8" });
  return sign(null, Buffer.from(text), key).toString("hex");
}

const PATHS = ["/discord/interactions", "/discord/events"];
const DAY_MS = 86_400_000;

/** Calls the bot as Discord does, except for what's overridden. */
async function call(
  { environment }: Pick<Stage, "environment">,
  path: string,
  body: string,
  { keys = discords, at = Date.now(), signed = body, headers = {} as Record<string, string> } = {},
): Promise<Response> {
  const timestamp = `${Math.floor(at / 1000)}`;
  return fetch(`http://127.0.0.1:${environment.PORT}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-signature-timestamp": timestamp,
      "x-signature-ed25519": signature(keys, timestamp + signed),
      ...headers,
    },
    body,
  });
}

describeOnDiscord("the endpoints of Discord", { modes: MODES }, (stage) => {
  const ping = JSON.stringify({ type: 1 });

  it("are registered by the bot itself", async () => {
    const { interactionsUrl, eventsUrl, eventTypes } =
      await stage.simulator.post<Record<string, unknown>>("endpoint");
    const origin = `http://127.0.0.1:${stage.environment.PORT}`;
    expect({ interactionsUrl, eventsUrl }).toEqual({
      interactionsUrl: `${origin}/discord/interactions`,
      eventsUrl: `${origin}/discord/events`,
    });
    expect(eventTypes).toEqual(["APPLICATION_AUTHORIZED", "APPLICATION_DEAUTHORIZED"]);
    expect(await stage.simulator.get("state")).toMatchObject({ sessions: [] });
  });

  it.each(PATHS)("refuse requests at %s that aren't from Discord, and keep serving", async (path) => {
    const status = async (...args: Parameters<typeof call> extends [unknown, ...infer A] ? A : never) =>
      (await call(stage, ...args)).status;
    expect(await status(path, ping, { keys: strangers })).toBe(401);
    expect(await status(path, ping, { signed: `${ping} ` })).toBe(401);
    expect(await status(path, ping, { headers: { "x-signature-ed25519": "zz" } })).toBe(401);
    expect(await status(path, ping, { headers: { "x-signature-ed25519": "" } })).toBe(401);
    expect(await status(path, ping, { headers: { "x-signature-timestamp": "now" } })).toBe(401);
    expect(await status(path, ping, { at: Date.now() - 20 * 60_000 })).toBe(401);
    expect(await status(path, "no json")).toBe(400);
    expect(await status(path, "[1]")).toBe(400);
    expect(await status(path, "x".repeat(1_100_000))).toBe(413);
    expect(await status(path, ping)).toBe(path === PATHS[0] ? 200 : 204);
    const got = await fetch(`http://127.0.0.1:${stage.environment.PORT}${path}`);
    expect(got.status).toBe(405);
  });

  it("answer an interaction that can't be served, and keep running", async () => {
    const odd = { id: "1", token: "t", type: 99, application_id: APP, data: {} };
    const answer = await call(stage, PATHS[0] as string, JSON.stringify(odd));
    expect(answer.status).toBe(202);
    expect(shownBy(await (await stage.person()).says("rps play")).content).toContain("Pick a move");
  });
});

describeOnDiscord("deliveries of Discord over HTTP", { modes: MODES }, (stage) => {
  const strike = (action: object, times = 1) =>
    stage.simulator.post("fault", { match: { method: "ENDPOINT" }, times, action });
  const opened = async (): Promise<readonly [Person, Message]> => {
    const person = await stage.person();
    return [person, shownBy(await person.says("rps play", { length: "endless" }))];
  };

  it("are answered in the response, without calling the callback route", async () => {
    const [person, match] = await opened();
    await stage.simulator.post("reset");
    const pressed = await person.presses(match, "Rock");
    expect(pressed.response?.type).toBe(Ack.update);
    expect(await stage.simulator.get("transcript?kind=rest")).toEqual([]);
  });

  it("are answered in the response even with files", async () => {
    const [person, match] = await opened();
    await person.presses(match, "Rock");
    await stage.simulator.post("reset");
    const exported = shownBy(await person.says("data export"));
    expect(exported.attachments[0]?.filename).toBe("gadalka-export.json");
    const answers = await stage.simulator.get<readonly object[]>("transcript?kind=endpoint");
    expect(answers).toMatchObject([{ status: 200, files: [{ field: "files[0]" }] }]);
  });

  it("count once if the answer is lost, and the next press reports it", async () => {
    const [person, match] = await opened();
    await strike({ drop: "after" });
    await person.presses(match, "Rock", { wait: 300 });
    const again = await person.presses(match, "Rock", { until: "followup" });
    expect(noticeIn(again)).toContain("That round has been played");
    expect(await roundsOf(person)).toBe(1);
  });

  it("count nothing if they never arrive", async () => {
    const [person, match] = await opened();
    await strike({ drop: "before" });
    await person.presses(match, "Rock", { wait: 300 });
    expect(await roundsOf(person)).toBe(0);
    shownBy(await person.presses(match, "Rock"));
    expect(await roundsOf(person)).toBe(1);
  });

  it.each([{ delayMs: 500 }, { lateMs: 500 }])("count once even if slow (%o)", async (action) => {
    const [person, match] = await opened();
    await strike(action);
    expect(shownBy(await person.presses(match, "Rock")).content).toMatch(/You \P{L}*Rock · Gadalka/u);
    expect(await roundsOf(person)).toBe(1);
  });

  it("count once when delivered four times, each with the same answer", async () => {
    const [person, match] = await opened();
    const pressed = await person.presses(match, "Rock", { duplicate: 3 });
    const answers = await eventually(
      () =>
        stage.simulator.get<readonly { readonly status: number; readonly body: object }[]>(
          `transcript?kind=endpoint&interaction=${pressed.id}`,
        ),
      (all) => all.length === 4,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await roundsOf(person)).toBe(1);
  });

  it("lose only the follow-up when the press's token has expired", async () => {
    const [person, match] = await opened();
    await person.presses(match, "Rock");
    await stage.simulator.post("settings", { tokenTtlMs: 1 });
    const { custom_id = "" } = match.components[0]?.components[0] ?? {};
    await person.sends(match, custom_id, { wait: 300 });
    await stage.simulator.post("settings", { tokenTtlMs: 900_000 });
    expect(await roundsOf(person)).toBe(1);
  });
});

describe("two processes behind a balancer", () => {
  const set: {
    simulator?: Simulator;
    bots: Bot[];
    close?: () => void;
    redis?: { url: string; stop(): Promise<void> };
  } = {
    bots: [],
  };
  beforeAll(async () => {
    const { startRedis } = await import("../../../infra/store/redis-server.ts");
    const redis = await startRedis();
    set.redis = redis;
    set.simulator = await startSimulator("discord");
    const ports = [await freePort(), await freePort()];
    const front = await freePort();
    const balancer = await startBalancer(front, ports);
    set.close = () => balancer.close();
    const DISCORD_PUBLIC_URL = `http://127.0.0.1:${front}`;
    for (const port of ports)
      set.bots.push(
        await startBot({
          ...{
            DISCORD_TOKEN: set.simulator.token,
            DISCORD_API_URL: set.simulator.apiUrl,
            REDIS_URL: redis.url,
          },
          ...{ ...calledOn(port), DISCORD_PUBLIC_URL },
        }),
      );
  });
  afterAll(async () => {
    for (const bot of set.bots) await bot.stop();
    set.close?.();
    await set.simulator?.stop();
    await set.redis?.stop();
  });

  it("count a press once that reaches both", async () => {
    const simulator = set.simulator as Simulator;
    const person = await newcomer(simulator);
    let match = shownBy(await person.says("rps play", { length: "endless" }, { duplicate: 1 }));
    for (let round = 1; round <= 4; round++) {
      const pressed = await person.presses(match, "Rock", { duplicate: 1 });
      match = shownBy(pressed);
      const answers = await eventually(
        () =>
          simulator.get<readonly { readonly status: number }[]>(
            `transcript?kind=endpoint&interaction=${pressed.id}`,
          ),
        (all) => all.length === 2,
      );
      for (const { status } of answers) expect([200, 202]).toContain(status);
    }
    expect(await roundsOf(person)).toBe(4);
    await expectNoRuleBroken(simulator);
  });

  it("keep running when one of them stops", async () => {
    const person = await newcomer(set.simulator as Simulator);
    const match = shownBy(await person.says("rps play", { length: "endless" }));
    expect(await set.bots.pop()?.stop()).toBe(0);
    for (const move of ["Rock", "Paper", "Rock"])
      shownBy(await person.presses(match, move, { wait: 3000 }).catch(() => person.says("rps play")));
    expect(set.bots[0]?.output()).not.toMatch(/met a defect|unexpected error/);
  });
});

const clock = clockAhead();

describeOnDiscord("whoever removes the bot", { modes: MODES, environment: clock.environment }, (stage) => {
  afterAll(() => clock.remove());
  const tells = (type: string, user: Person) =>
    stage.simulator.post<{ delivered: boolean; attempts: number }>("webhook-event", { type, user: user.id });
  const played = async (): Promise<Person> => {
    const person = await stage.person();
    await person.presses(shownBy(await person.says("rps play", { length: "endless" })), "Rock");
    return person;
  };

  it("is forgotten after thirty days unless they add, use or kept the bot", async () => {
    const [gone, back, user, stayed] = [await played(), await played(), await played(), await played()];
    for (const one of [gone, back, user])
      expect(await tells("APPLICATION_DEAUTHORIZED", one)).toEqual({ delivered: true, attempts: 1 });
    await tells("APPLICATION_AUTHORIZED", back);
    await user.says("help");
    await stage.simulator.post("fault", { match: { method: "EVENT" }, action: { drop: "after" } });
    expect(await tells("APPLICATION_DEAUTHORIZED", gone)).toEqual({ delivered: true, attempts: 2 });
    clock.turn(31 * DAY_MS);
    await stage.restartBot();
    await eventually(
      async () => stage.bot.output(),
      (output) => output.includes("forgot who removed the bot"),
    );
    const rounds = await Promise.all([gone, back, user, stayed].map((one) => roundsOf(one)));
    expect(rounds).toEqual([0, 1, 1, 1]);
  });
});

describe("a start over HTTP that can't work", () => {
  let simulator: Simulator;
  let data: ReturnType<typeof temporaryFolder>;
  beforeAll(async () => {
    data = temporaryFolder();
    simulator = await startSimulator("discord");
  });
  afterAll(async () => {
    await simulator?.stop();
    data?.remove();
  });
  const ending = async (args: readonly string[], environment: Readonly<Record<string, string>>) => {
    const { token: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = simulator;
    const own = { DISCORD_TOKEN, DISCORD_API_URL, DATA_DIR: data.path, ...calledOn(await freePort()) };
    const bot = spawnBot(args, { ...own, ...environment });
    return { code: await bot.ended(), output: bot.output() };
  };

  it("reports the key of another application", async () => {
    const { code, output } = await ending(["main"], { DISCORD_PUBLIC_KEY: "ab".repeat(32) });
    expect(code).toBe(1);
    expect(output).toMatch(/^DISCORD_PUBLIC_KEY: is another application's key/m);
  });

  it("reports an address that Discord can't reach", async () => {
    const DISCORD_PUBLIC_URL = `http://127.0.0.1:${await freePort()}`;
    const { code, output } = await ending(["main"], { DISCORD_PUBLIC_URL });
    expect(code).toBe(1);
    expect(output).toMatch(/^DISCORD_PUBLIC_URL: Discord called .* and got a wrong answer/m);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it("is predicted by doctor: no listener, or one that accepts anything", async () => {
    const nobody = await ending(["cli/index", "doctor"], {});
    expect(nobody.code).toBe(1);
    expect(nobody.output).toMatch(/^FAIL {2}Discord: DISCORD_PUBLIC_URL: .*nothing is listening there/m);
    const { createServer } = await import("node:http");
    const open = createServer((_, response) => response.end("ok"));
    const port = await freePort();
    await new Promise<void>((resolve) => open.listen(port, "127.0.0.1", resolve));
    const anybody = await ending(["cli/index", "doctor"], { DISCORD_PUBLIC_URL: `http://127.0.0.1:${port}` });
    open.close();
    expect(anybody.output).toMatch(
      /^FAIL {2}Discord: DISCORD_PUBLIC_URL: .*answers 200: it accepts a forged request/m,
    );
  });

  it("is predicted by doctor for a gateway bot with HTTP delivery", async () => {
    const port = await freePort();
    const { token: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = simulator;
    const environment = { DISCORD_TOKEN, DISCORD_API_URL, DATA_DIR: data.path, ...calledOn(port) };
    const bot = await startBot(environment);
    const well = await ending(["cli/index", "doctor"], environment);
    expect(well.output).toMatch(/^ok {4}Discord: .*Discord calls .*which refuses anyone but Discord/m);
    expect(well.output).toMatch(/^ok {4}port: \d+ is used by this bot, which is running/m);
    expect(well.output).toMatch(/^Next: [^(]*\/rps play [^(]*; for pages, set PUBLIC_URL\.$/m);
    const gateway = await ending(["cli/index", "doctor"], { DISCORD_MODE: "gateway" });
    expect(gateway.output).toMatch(/^FAIL {2}Discord: DISCORD_MODE: Discord delivers to /m);
    await bot.stop();
  });
});
