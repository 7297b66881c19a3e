// Telegram by webhook: the secret, the order of one player's presses, and two processes that share
// the work.

import type { Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  freePort,
  type RedisServer,
  skipWithoutRedis,
  startRedis,
} from "../../../infra/store/redis-server.ts";
import { startBalancer } from "../balancer.ts";
import { type Bot, startBot } from "../rig.ts";
import { openStage, type Stage, storedTotals } from "./stage.ts";
import { editsOf, laterButton, roundsIn } from "./table.ts";

const PATH = "/telegram";
const SECRET_HEADER = "x-telegram-bot-api-secret-token";

function hookSettings(port: number, shownPort = port): Record<string, string> {
  return {
    TELEGRAM_WEBHOOK_URL: `http://127.0.0.1:${shownPort}${PATH}`,
    PORT: String(port),
    HOST: "127.0.0.1",
  };
}

describe("the bot behind a webhook", () => {
  let stage: Stage;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    stage = await openStage({ flags: ["--webhook-retry", "50"], environment: hookSettings(port) });
  });
  afterEach(() => stage.verdict());
  afterAll(() => stage?.end());

  it("plays a match", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    expect(roundsIn(await table.play("rock"))).toBe(1);
    expect((await table.play("stop")).text).toContain("Stopped at Anna");
    const { webhook } = await stage.simulator.get<{ webhook: { url: string } }>("state");
    expect(webhook.url).toBe(`http://127.0.0.1:${port}${PATH}`);
  });

  it.each([
    ["a wrong secret", "POST", { [SECRET_HEADER]: "0".repeat(64) }, 401],
    ["no secret", "POST", {}, 401],
    ["another method", "GET", {}, 405],
  ])(
    "refuses a request with %s, and does nothing of what it asks",
    async (_what, method, headers, status) => {
      const anna = await stage.person("Anna");
      await stage.say(anna, "/privacy");
      const since = await stage.mark();
      const from = { id: anna.id, is_bot: false, first_name: "Anna" };
      const chat = { id: anna.id, type: "private", first_name: "Anna" };
      const message = { message_id: 99, date: 1, from, chat, text: "/help" };
      const body = method === "POST" ? { body: JSON.stringify({ update_id: 1, message }) } : {};
      const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, { method, headers, ...body });
      expect(answer.status).toBe(status);
      await stage.say(anna, "/start");
      expect(await stage.calls({ method: "sendMessage", since })).toHaveLength(1);
    },
  );

  it("takes twenty presses that were made at once in their order", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const data = await table.button("paper");
    for (let turn = 0; turn < 20; turn++) await table.pressData(laterButton(data, turn), { hurry: true });
    await table.becomes((message) => roundsIn(message) === 20);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(20);
  });

  it("breaks no rule when a press comes twice, under one id or under two", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    const data = await table.button("rock");
    await table.play("rock", { duplicate: 1 });
    expect((await table.pressData(data)).show_alert).toBe(true);
    expect(roundsIn(await table.play("rock"))).toBe(2);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(2);
  });

  it("answers a press that was made while it was away", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    expect(await stage.bot().stop()).toBe(0);
    await table.press("rock", { hurry: true });
    await stage.simulator.get("transcript?kind=webhook&status=0&wait=5000");
    await stage.startBot();
    await table.becomes((message) => roundsIn(message) === 1);
  });
});

/** Far longer than one press takes to both processes, on a busy machine too. */
const ANSWERED_AFTER_MS = 1_000;
const withoutRedis = skipWithoutRedis("two Telegram processes on one Redis");

describe.skipIf(withoutRedis)("two processes behind one webhook and on one Redis", () => {
  let stage: Stage;
  let redis: RedisServer;
  let second: Bot;
  let balancer: Server;
  beforeAll(async () => {
    redis = await startRedis();
    const [front, one, other] = [await freePort(), await freePort(), await freePort()];
    balancer = await startBalancer(front, [one, other]);
    const shared = { REDIS_URL: redis.url };
    stage = await openStage({
      flags: ["--webhook-retry", "50"],
      environment: { ...hookSettings(one, front), ...shared },
      // One process cannot know that the other has just shown the same.
      allowed: ["message is not modified"],
    });
    second = await startBot({ ...stage.environment, ...hookSettings(other, front) });
  });
  afterAll(async () => {
    await second?.stop("SIGKILL");
    await stage?.end();
    balancer?.closeAllConnections();
    balancer?.close();
    await redis?.stop();
  });
  afterEach(() => stage.verdict());

  it("play one match together, press by press", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    for (let round = 1; round <= 6; round++) expect(roundsIn(await table.play("rock"))).toBe(round);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(6);
  });

  it("count each round once when every press comes to both of them", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, (_, at) => stage.person(`Player ${at}`)));
    const tables = await Promise.all(people.map((who) => stage.table(who, "/rps play endless")));
    // What comes under another id is the same press again only while it was not answered.
    const slowly = { match: { method: "answerCallbackQuery" }, action: { delayMs: ANSWERED_AFTER_MS } };
    await stage.simulator.post("fault", { ...slowly, times: 1_000 });
    await Promise.all(
      tables.map(async (table) => {
        const data = await table.button("scissors");
        for (let turn = 0; turn < 5; turn++) {
          const button = laterButton(data, turn);
          await Promise.all([table.pressData(button, { duplicate: 1 }), table.pressData(button)]);
        }
      }),
    );
    for (const table of tables) await table.becomes((message) => roundsIn(message) === 5);
    for (const who of people) expect((await storedTotals(stage, who)).rps?.rounds).toBe(5);
  });

  it("leave the newest in a group's message, pressed faster than it may change", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless", await stage.group());
    const data = await table.button("paper");
    for (let turn = 0; turn < 24; turn++) await table.pressData(laterButton(data, turn));
    await table.becomes((message) => roundsIn(message) === 24);
    const edits = await stage.calls(editsOf(table.seat));
    expect(edits.length).toBeLessThan(24);
  });

  it("count each press at a human pace in a group, whichever of them gets it", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless", await stage.group());
    for (let press = 0; press < 16; press++) {
      await table.press("rock");
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(16);
  });

  it("lose nothing when one of them is killed", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    await table.play("rock");
    await second.stop("SIGKILL");
    for (let round = 2; round <= 5; round++) expect(roundsIn(await table.play("rock"))).toBe(round);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(5);
  });
});
