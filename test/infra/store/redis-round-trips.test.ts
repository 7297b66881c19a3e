// Redis at the end of a slow line: what is waited for is counted in round trips, whatever they take.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { openTable, viewOf } from "../../commands/play/table.ts";
import { counterKind } from "./kinds.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "./redis-server.ts";
import { openSlowLine, type SlowLine } from "./slow-line.ts";

const DELAY_MS = 25;

describe.skipIf(skipWithoutRedis("round trips to Redis"))("on a line of 50 ms", () => {
  let redis: RedisServer;
  let line: SlowLine;
  let store: Store;
  beforeAll(async () => {
    redis = await startRedis();
    line = await openSlowLine(redis.port, DELAY_MS);
    store = await openStore({
      redisUrl: `redis://127.0.0.1:${line.port}`,
      dataDir: "/nonexistent",
      report: () => {},
    });
    // From here on Redis knows the script of updates.
    await increment("first");
  });
  beforeEach(() => void line.turns());
  afterAll(async () => {
    await store.close();
    await line.close();
    await redis.stop();
  });

  const increment = (id: string): Promise<number> =>
    store.update(counterKind, id, (current) => {
      const count = (current?.count ?? 0) + 1;
      return { next: { count }, result: count };
    });
  const ids = Array.from({ length: 50 }, (_, index) => `many-${index}`);

  test("an update of a document that was seen before takes one round trip, another one takes two", async () => {
    await increment("once");
    expect(line.turns()).toBe(2);
    await increment("once");
    expect(line.turns()).toBe(1);
  });

  test("so does one that another process came before: the answer shows what is there", async () => {
    await increment("raced");
    const key = `gadalka:${counterKind.name}:raced`;
    const text = String(await redis.command("GET", key));
    await redis.command("SET", key, `AAAAAAAA${text.slice(8).replace('"count":1', '"count":7')}`);
    line.turns();
    expect(await increment("raced")).toBe(8);
    expect(line.turns()).toBe(2);
  });

  test("updates of fifty documents at the same moment take one round trip together", async () => {
    await Promise.all(ids.map(increment));
    line.turns();
    expect(await Promise.all(ids.map(increment))).toEqual(ids.map(() => 2));
    expect(line.turns()).toBe(1);
  });

  test("fifty reads at the same moment take one round trip together", async () => {
    await Promise.all(ids.map((id) => store.read(counterKind, id)));
    expect(line.turns()).toBe(1);
  });

  test("updates of one document take a round trip each, in turn", async () => {
    await increment("in-turn");
    line.turns();
    await Promise.all([1, 2, 3].map(() => increment("in-turn")));
    expect(line.turns()).toBe(3);
  });

  test("a move in a match takes one round trip", async () => {
    const table = await openTable({ store });
    let reply = await table.type("rps", "play", { length: "endless" });
    reply = await table.press(viewOf(reply), "Rock");
    const turns: number[] = [];
    for (const move of ["Paper", "Scissors", "Rock", "Rock", "Paper"]) {
      line.turns();
      reply = await table.press(viewOf(reply), move);
      turns.push(line.turns());
    }
    expect(turns).toEqual([1, 1, 1, 1, 1]);
  });
});
