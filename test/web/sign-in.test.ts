// Signing in on a page, with what Telegram and Discord give it, and with the bearer that it gets in return.

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createLog } from "../../src/infra/logger.ts";
import { createDiscordAdapter } from "../../src/platforms/discord/index.ts";
import { signedInByTelegram } from "../../src/platforms/telegram/init-data.ts";
import { BEARER_MS, bearerOf, writeBearer } from "../../src/web/sign-in/bearer.ts";
import { freshHost } from "../commands/host.ts";
import { GUARD } from "../guard.ts";
import { type Simulator, startOwnSimulator, startSimulator } from "../platforms/conformance/rig.ts";
import { type OpenSite, openSite } from "./open-site.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const ALICE = { platform: "telegram", id: "7000001", name: "Alice", language: "pt-br" } as const;

const asking = (authorization: string) => new Request("http://here/", { headers: { authorization } });

describe("a bearer", async () => {
  const host = await freshHost(1, () => NOW);
  const bearer = writeBearer(host, "play", ALICE, NOW);
  const read = (text: string, at = NOW) => bearerOf(host, "play", asking(text), at);

  it("identifies its person for an hour", () => {
    const person = { platform: "telegram", id: "7000001", name: "Alice", locale: "pt-BR" };
    expect(read(`Bearer ${bearer}`)).toEqual(person);
    expect(read(`bearer ${bearer}`, NOW + BEARER_MS - 1)).toEqual(person);
    expect(read(`Bearer ${bearer}`, NOW + BEARER_MS)).toBe("old");
  });

  it("is invalid when changed, from another host, or missing", async () => {
    const [text = "", signature = ""] = bearer.split("~");
    const theirs = Buffer.from(text, "base64url").toString().replace("7000001", "7000002");
    const other = writeBearer(await freshHost(2, () => NOW), "play", ALICE, NOW);
    const bad = [
      ...["", "Bearer ", bearer, "Basic YTpi", `Bearer ${text}`, `Bearer ${text}~`, "Bearer ~"],
      ...[`Bearer ${other}`, `Bearer ${bearer}x`, `Bearer x${bearer}`, `Bearer ${"x".repeat(5_000)}~x`],
      `Bearer ${Buffer.from(theirs).toString("base64url")}~${signature}`,
    ];
    for (const one of bad) expect(read(one), one.slice(0, 60)).toBe("invalid");
  });

  it("of one page is not valid for another", () => {
    expect(bearerOf(host, "look" as never, asking(`Bearer ${bearer}`), NOW)).toBe("invalid");
  });

  it("fits the longest name that it keeps", () => {
    const long = writeBearer(host, "play", { ...ALICE, name: "👩🏽‍🚀".repeat(500) }, NOW);
    expect(read(`Bearer ${long}`)).toMatchObject({ id: ALICE.id });
  });
});

interface Answered {
  readonly bearer?: string;
  readonly person?: object;
  readonly start?: string;
  readonly problem?: string;
}

describe("POST /sign-in", () => {
  let discord: Simulator;
  let telegram: Simulator;
  let site: OpenSite;
  beforeAll(async () => {
    [discord, telegram] = await Promise.all([startOwnSimulator("discord"), startSimulator("telegram")]);
    const { apiUrl, token } = discord;
    const log = createLog({ logLevel: "silent", logIds: "plain", secrets: [], stateKeys: [] });
    const { signIn } = createDiscordAdapter({ token, apiUrl, clientSecret: "fake-client-secret", log });
    const byTelegram = async (given: string) => signedInByTelegram(given, telegram.token, Date.now());
    const signIns = new Map([
      ["telegram", byTelegram],
      ["discord", signIn as typeof byTelegram],
    ] as const);
    site = await openSite({}, { signIns });
    // The simulator knows a bot only after its first call.
    await fetch(`${telegram.apiUrl}/bot${telegram.token}/getMe`);
  });
  afterAll(async () => {
    await Promise.all([discord.stop(), telegram.stop(), site.stop()]);
  });

  const answered = async (response: Response) => (await response.json()) as Answered;

  const post = (body: unknown, language = "en") =>
    fetch(`${site.url}/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  const open = async (action: object = {}): Promise<string> => {
    const asked = { user: "alice", url: `${site.url}/mines`, ...action };
    return (await telegram.post<{ initData: string }>("web-app", asked)).initData;
  };

  const activity = async (): Promise<string> => {
    const scope = { client_id: "900000000000000001", response_type: "code", scope: "identify" } as const;
    const url = `/oauth2/authorize?${new URLSearchParams(scope)}`;
    return `${(await discord.post("authorize", { url, user: "alice", activity: true })).code}`;
  };

  it("accepts Telegram's data for a Mini App", async () => {
    const response = await post({ platform: "telegram", given: await open({ startParam: "a1" }) });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("no-store");
    const { bearer, person, start } = await answered(response);
    expect(person).toMatchObject({ platform: "telegram", id: "7000001" });
    expect(start).toBe("a1");
    const who = (authorization: string) => fetch(`${site.url}/sign-in`, { headers: { authorization } });
    expect(await (await who(`Bearer ${bearer}`)).json()).toMatchObject({ person: { id: "7000001" } });
    const refused = await who(`Bearer ${bearer}x`);
    expect(refused.status).toBe(401);
    expect(await refused.text()).not.toContain("7000001");
  });

  it("accepts Discord's code for an Activity, once", async () => {
    const given = await activity();
    const response = await post({ platform: "discord", given });
    expect(response.status).toBe(200);
    const { person } = await answered(response);
    expect(person).toMatchObject({ platform: "discord", id: "700000000000000001" });
    expect((await post({ platform: "discord", given })).status).toBe(401);
  });

  it("refuses old, forged or malformed data with 401, in the reader's language, without details", async () => {
    const good = await open();
    const bad: readonly [unknown, string][] = [
      [{ platform: "telegram", given: await open({ ageSeconds: 3_700 }) }, "too old"],
      [{ platform: "telegram", given: good.replace("7000001", "7000002") }, "isn’t valid"],
      [{ platform: "telegram", given: "" }, "isn’t valid"],
      [{ platform: "discord", given: "made-up" }, "isn’t valid"],
      [{ platform: "discord", given: "<script>" }, "isn’t valid"],
      [{ platform: "terminal", given: good }, "isn’t valid"],
      [{ platform: "telegram", given: good, admin: true }, "isn’t valid"],
      ...["{", "null", "[]", '"x"'].map((text): [string, string] => [text, "isn’t valid"]),
    ];
    for (const [body, words] of bad) {
      const response = await post(body);
      expect(response.status).toBe(401);
      const said = await answered(response);
      expect(Object.keys(said)).toEqual(["problem"]);
      expect(said.problem).toContain(words);
    }
    expect(await (await post("{", "de")).json()).toEqual({
      problem: "Diese Anmeldung ist nicht gültig. Öffne die Seite noch einmal aus dem Chat.",
    });
  });

  it("accepts people from Telegram while sixteen sign-ins wait for Discord", async () => {
    const waiting = Promise.withResolvers<{ readonly state: "unavailable" }>();
    let asked = 0;
    const signIns = new Map([
      ["telegram", async (given: string) => signedInByTelegram(given, telegram.token, Date.now())],
      [
        "discord",
        () => {
          asked += 1;
          return waiting.promise;
        },
      ],
    ] as const);
    const held = await openSite({}, { signIns });
    const ask = (body: object) =>
      fetch(`${held.url}/sign-in`, { method: "POST", body: JSON.stringify(body) });
    const pending = Array.from({ length: 16 }, () => ask({ platform: "discord", given: "made-up" }));
    await vi.waitFor(() => expect(asked).toBe(16), GUARD);
    expect((await ask({ platform: "discord", given: "made-up" })).status).toBe(503);
    expect((await ask({ platform: "telegram", given: await open() })).status).toBe(200);
    waiting.resolve({ state: "unavailable" });
    expect((await Promise.all(pending)).map(({ status }) => status)).toEqual(Array(16).fill(503));
    expect(asked).toBe(16);
    await held.stop();
  });

  it("says that Discord is away, and refuses a body of a megabyte", async () => {
    const given = await activity();
    await discord.post("fault", { match: { path: "oauth2/token" }, times: 1, action: { drop: "before" } });
    expect((await post({ platform: "discord", given })).status).toBe(503);
    expect((await post("x".repeat(1_000_000))).status).toBe(413);
  });
});
