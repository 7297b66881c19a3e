// Several processes as one bot by webhook, and a second poller.

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
import { type Bot, eventually, startBot } from "../rig.ts";
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

describe("a second process that polls with the same token", () => {
  it("ends one of the two with one clear message, and the other goes on", async () => {
    const stage = await openStage({ allowed: ["Conflict"] });
    const second = await startBot(stage.environment);
    const code = await Promise.race([stage.bot(), second].map((bot) => bot.ended()));
    expect(code).toBe(1);
    const [one, other] = [stage.bot(), second].map((bot) => bot.output());
    expect(`${one}${other}`).toMatch(/TELEGRAM_TOKEN: another process polls with the same token/);
    const anna = await stage.person("Anna");
    expect((await stage.say(anna, "/rps"))[0]?.text).toContain("Rock-paper-scissors");
    await second.stop("SIGKILL");
    await stage.end();
  });
});
