// Redis becomes unreachable during a Telegram match and comes back: an honest message, no crash, no lost round.

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../../infra/store/redis-server.ts";
import { HURRIED } from "../rig.ts";
import { openStage, type Stage, storedTotals } from "./stage.ts";
import { laterButton, roundsIn, type Table } from "./table.ts";

/** The longest that a person may wait for the message that the store is unreachable. */
const HONEST_WITHIN_MS = 3_000;
const HONEST = "I can’t reach my memory right now.";

const withoutRedis = skipWithoutRedis("Telegram matches over an outage of Redis");

describe.skipIf(withoutRedis)("a Redis outage during a Telegram match", () => {
  let stage: Stage;
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis("--appendonly", "yes", "--appendfsync", "always");
    stage = await openStage({ environment: { REDIS_URL: redis.url, ...HURRIED } });
  });
  afterEach(() => stage.verdict());
  afterAll(async () => {
    await stage?.end();
    await redis?.stop();
  });

  const OUTAGES = [
    ["is killed", () => redis.kill(), () => redis.restart()],
    ["hangs", async () => redis.signal("SIGSTOP"), async () => redis.signal("SIGCONT")],
  ] as const;

  /** Presses and resolves to the answer if it comes in time; null otherwise. */
  const seen = async (table: Table, data: string, who: { id: number }): Promise<string | null> => {
    const { chat, message } = table.seat;
    const press = { user: who.id, chat, message, data, force: true, wait: HONEST_WITHIN_MS };
    const { answer } = await stage.simulator.post<{ answer: { text: string | null } | null }>("press", press);
    return answer?.text ?? null;
  };

  /** Presses until the bot works again; each press is answered. */
  const pressUntilServed = async (table: Table, data: string): Promise<void> => {
    for (let tries = 0; tries < 50; tries++) {
      const { text } = await table.pressData(data);
      if (!text?.includes(HONEST)) return;
    }
    throw new Error("the bot never found its Redis again");
  };

  it.each(OUTAGES)(
    "(Redis %s) is reported to a presser in time, and the same button works afterwards",
    async (_how, away, back) => {
      const anna = await stage.person("Anna");
      const table = await stage.table(anna, "/rps play endless");
      await table.play("rock");
      const before = await table.play("paper");
      const data = await table.button("scissors");
      await away();
      try {
        expect(await seen(table, data, anna)).toContain(HONEST);
        expect(await seen(table, data, anna)).toContain(HONEST);
        expect(await table.now()).toEqual(before);
      } finally {
        await back();
      }
      await pressUntilServed(table, data);
      await table.becomes((message) => roundsIn(message) === 3);
      await table.play("rock");
      expect((await storedTotals(stage, anna)).rps?.rounds).toBe(4);
    },
  );

  it.each(OUTAGES)(
    "(Redis %s) is reported in time by commands that need Redis; others are answered",
    async (_how, away, back) => {
      const anna = await stage.person("Анна", "ru");
      await stage.say(anna, "/privacy");
      await away();
      try {
        const [refused] = await stage.say(anna, "/rps");
        expect(refused?.text).toContain("Сейчас не могу дотянуться до своей памяти.");
        const [helped] = await stage.say(anna, "/help");
        expect(helped?.text).toContain("Что я умею");
      } finally {
        await back();
      }
      await pressUntilServed(await readyTable(), "data:AAAA:0:keep");
      expect(await stage.table(anna)).toBeDefined();
    },
  );

  /** Someone else's match, started as soon as Redis answers. */
  const readyTable = async (): Promise<Table> => {
    const boris = await stage.person("Boris");
    for (let tries = 0; tries < 50; tries++) {
      const [message] = await stage.say(boris, "/rps play endless");
      if (!message?.text.includes(HONEST)) return stage.table(boris);
    }
    throw new Error("the bot never found its Redis again");
  };

  it("counts presses made during it at most once per turn", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const data = await table.button("rock");
    redis.signal("SIGSTOP");
    try {
      const pressing = { hurry: true };
      for (let press = 0; press < 5; press++) await table.pressData(data, pressing);
      await stage.calls({ method: "answerCallbackQuery", ok: true, min: 1 });
    } finally {
      redis.signal("SIGCONT");
    }
    await pressUntilServed(table, data);
    await table.becomes((message) => roundsIn(message) === 1);
    await pressUntilServed(table, laterButton(data, 1));
    await table.becomes((message) => roundsIn(message) === 2);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(2);
  });
});
