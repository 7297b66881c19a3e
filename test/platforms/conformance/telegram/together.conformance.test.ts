// Several processes as one bot: one pace with a webhook, one poller of many, and a killed process's updates.

import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  freePort,
  type RedisServer,
  skipWithoutRedis,
  startRedis,
} from "../../../infra/store/redis-server.ts";
import { startBalancer } from "../balancer.ts";
import { type Bot, eventually, HURRIED, startBot } from "../rig.ts";
import { openStage, type Person, type Stage, storedTotals } from "./stage.ts";
import { editsOf, laterButton, roundsIn, type Table } from "./table.ts";

const withoutRedis = skipWithoutRedis("Telegram processes on one Redis");

/** One process can't know that the other has just shown the same text. */
const ALLOWED = ["message is not modified"];

const crowd = (stage: Stage, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => stage.person(`Player ${at}`)));

async function hookSettings(front: number, redis: RedisServer): Promise<Record<string, string>> {
  return {
    TELEGRAM_WEBHOOK_URL: `http://127.0.0.1:${front}/telegram`,
    TELEGRAM_WEBHOOK_CONNECTIONS: "100",
    PORT: String(await freePort()),
    HOST: "127.0.0.1",
    REDIS_URL: redis.url,
  };
}

/** Resolves once the message shows that many rounds, whichever process edits it. */
const shows = (table: Table, rounds: number) =>
  eventually(table.now, (message) => roundsIn(message) === rounds, 600);

/** Plays the tables concurrently, each press by press; resolves once all messages show all rounds. */
async function playAll(tables: readonly Table[], rounds: number): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      const data = await table.button("rock");
      for (let turn = 0; turn < rounds; turn++) await table.pressData(laterButton(data, turn));
    }),
  );
  for (const table of tables) await shows(table, rounds);
}

describe.skipIf(withoutRedis)("two processes behind a balancer, at Telegram's real limits", () => {
  let stage: Stage;
  let redis: RedisServer;
  let second: Bot;
  let balancer: Server;
  beforeAll(async () => {
    redis = await startRedis();
    const front = await freePort();
    const [one, other] = [await hookSettings(front, redis), await hookSettings(front, redis)];
    balancer = await startBalancer(front, [Number(one.PORT), Number(other.PORT)]);
    const flags = ["--webhook-retry", "50", "--rate-limits", "real"];
    stage = await openStage({ flags, environment: one, allowed: ALLOWED });
    second = await startBot({ ...stage.environment, ...other });
  });
  afterEach(() => stage.verdict());
  afterAll(async () => {
    await second?.stop("SIGKILL");
    await stage?.end();
    balancer?.closeAllConnections();
    balancer?.close();
    await redis?.stop();
  });

  const refusals = async () => (await stage.calls({ code: 429 })).map(({ method }) => method);

  it("set the webhook once, with its number of connections", async () => {
    const { webhook } = await stage.simulator.get<{ webhook: object }>("state");
    expect(webhook).toMatchObject({ max_connections: 100 });
    const set = await stage.calls({ method: "setWebhook" });
    expect(set).toHaveLength(1);
  });

  it("show a crowd's rounds without refusals, and finish every message", async () => {
    const people = await crowd(stage, 30);
    const tables: Table[] = [];
    for (const who of people) tables.push(await stage.table(who, "/rps play endless"));
    await playAll(tables, 4);
    expect(await refusals()).toEqual([]);
    for (const who of people.slice(0, 2)) expect((await storedTotals(stage, who)).rps?.rounds).toBe(4);
  });

  it("share one group's pace, and leave the newest state in its message", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless", await stage.group());
    await playAll([table], 24);
    expect(await refusals()).toEqual([]);
    expect((await stage.calls(editsOf(table.seat))).length).toBeLessThan(24);
  });

  it("both pause a chat for as long as Telegram told one of them", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const data = await table.button("rock");
    const rateLimit = { retryAfter: 4 };
    await stage.simulator.post("fault", {
      match: { method: "editMessageText" },
      times: 1,
      action: { rateLimit },
    });
    const since = await stage.mark();
    const begun = Date.now();
    await table.pressData(data);
    await eventually(
      () => stage.simulator.get<readonly object[]>("faults"),
      (faults) => faults.length === 0,
    );
    await wait(500);
    for (let turn = 1; turn < 7; turn++) await table.pressData(laterButton(data, turn));
    await shows(table, 7);
    const edits = await stage.calls({ method: "editMessageText", since, ok: true });
    const soonest = Math.min(...edits.map(({ at }) => at)) - begun;
    expect(soonest).toBeGreaterThanOrEqual(rateLimit.retryAfter * 1_000);
    // The refused call itself is answered by the fault and isn't recorded as limited.
    expect(await refusals()).toEqual([]);
  });

  it("count every press once when one is killed with presses in flight, and continue", async () => {
    const people = await crowd(stage, 8);
    const tables: Table[] = [];
    for (const who of people) tables.push(await stage.table(who, "/rps play endless"));
    const buttons = await Promise.all(tables.map((table) => table.button("paper")));
    // Redis is frozen, so that every press is in flight when the process dies.
    redis.signal("SIGSTOP");
    const pressing = { hurry: true };
    await Promise.all(tables.map((table, at) => table.pressData(buttons[at] as string, pressing)));
    await wait(300);
    await second.stop("SIGKILL");
    redis.signal("SIGCONT");
    for (const table of tables) await shows(table, 1);
    await tables[0]?.play("rock");
    const [first, next] = people as [Person, Person];
    expect((await storedTotals(stage, first)).rps?.rounds).toBe(2);
    expect((await storedTotals(stage, next)).rps?.rounds).toBe(1);
  });
});

/** A check per second, plus a busy machine's delay. */
const HANDED_OVER_MS = 3_000;
const TAKEN_OVER_MS = 10_000;

describe.skipIf(withoutRedis)("processes that poll with one Redis", () => {
  let stage: Stage;
  let redis: RedisServer;
  const others: Bot[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    stage = await openStage({ environment: { REDIS_URL: redis.url, ...HURRIED }, allowed: ALLOWED });
  });
  afterAll(async () => {
    for (const other of others) await other.stop("SIGKILL");
    await stage?.end();
    await redis?.stop();
  });

  const standBy = async (): Promise<Bot> => {
    const port = await freePort();
    const bot = await startBot({ ...stage.environment, PORT: String(port), HOST: "127.0.0.1" });
    others.push(bot);
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect(await health.json()).toMatchObject({
      health: "ok",
      platforms: { telegram: { state: "connected" } },
    });
    return bot;
  };
  /** Presses, and resolves to the milliseconds until the message shows it. */
  const answeredIn = async (table: Table, data: string, turn: number): Promise<number> => {
    const from = Date.now();
    await table.pressData(laterButton(data, turn), { hurry: true });
    await shows(table, turn + 1);
    return Date.now() - from;
  };

  it("let one of them poll, and hand over after a clean stop and after a kill", async () => {
    const second = await standBy();
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const data = await table.button("rock");
    await answeredIn(table, data, 0);
    expect(await stage.bot().stop()).toBe(0);
    expect(await answeredIn(table, data, 1)).toBeLessThan(HANDED_OVER_MS);
    const third = await standBy();
    await second.stop("SIGKILL");
    expect(await answeredIn(table, data, 2)).toBeLessThan(TAKEN_OVER_MS);
    expect(third.output()).toContain("fetches Telegram's updates from now on");
    for (const bot of [stage.bot(), second, third])
      expect(bot.output()).not.toContain("another process uses the same Telegram token");
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(3);
  });

  it("count updates once that a killed process had fetched", async () => {
    const [poller] = others.slice(-1);
    await standBy();
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const data = await table.button("rock");
    // Redis is frozen, so that the press is in flight when the process dies.
    redis.signal("SIGSTOP");
    await table.pressData(data, { hurry: true });
    await wait(300);
    await poller?.stop("SIGKILL");
    redis.signal("SIGCONT");
    await shows(table, 1);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(1);
  });
});
