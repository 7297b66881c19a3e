// Redis over a slow connection: waiting is counted in round trips, however long each takes.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { openTable, viewOf } from "../../commands/play/table.ts";
import { counterKind, profileKind } from "./kinds.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "./redis-server.ts";
import { openSlowLine, type SlowLine } from "./slow-line.ts";

const DELAY_MS = 25;

describe.skipIf(skipWithoutRedis("round trips to Redis"))("over a connection with 50 ms of latency", () => {
  let redis: RedisServer;
  let line: SlowLine;
  let store: Store;
  beforeAll(async () => {
    redis = await startRedis();
    line = await openSlowLine(redis.port, DELAY_MS);
    store = await openStore({
      redisUrl: `redis://127.0.0.1:${line.port}`,
      dataDir: "/nonexistent",
    });
    // From here on, Redis has the update script cached.
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

  test("updates a document in one round trip if seen before, otherwise in two", async () => {
    await increment("once");
    expect(line.turns()).toBe(2);
    await increment("once");
    expect(line.turns()).toBe(1);
  });

  test("updates a document that another process changed in two round trips", async () => {
    await increment("raced");
    const key = `gadalka:${counterKind.name}:raced`;
    const text = String(await redis.command("GET", key));
    await redis.command("SET", key, `AAAAAAAA${text.slice(8).replace('"count":1', '"count":7')}`);
    line.turns();
    expect(await increment("raced")).toBe(8);
    expect(line.turns()).toBe(2);
  });

  test("updates in two round trips when another process changed a document beside it", async () => {
    const at = (name: string) => ({ kind: counterKind, id: `beside:a:${name}` });
    const copy = () =>
      store.updateBoth(
        at("one"),
        at("other"),
        (_, __, shown) => ({ next: [shown as { count: number }, undefined], result: shown }),
        [at("beside")],
      );
    await increment(at("beside").id);
    await copy();
    const key = `gadalka:${counterKind.name}:${at("beside").id}`;
    const text = String(await redis.command("GET", key));
    await redis.command("SET", key, `AAAAAAAA${text.slice(8).replace('"count":1', '"count":7')}`);
    line.turns();
    expect(await copy()).toEqual({ count: 7 });
    expect(line.turns()).toBe(2);
    expect(await store.read(counterKind, at("one").id)).toEqual({ count: 7 });
  });

  /** How often Redis received each command since the last reset, not counting this query. */
  const commands = async (): Promise<Readonly<Record<string, number>>> => {
    const stats = String(await redis.command("INFO", "commandstats"));
    const calls = [...stats.matchAll(/cmdstat_(\w+):calls=(\d+)/g)];
    const asked = calls.filter(([, name]) => name !== "info");
    return Object.fromEntries(asked.map(([, name = "", times]) => [name, Number(times)]));
  };
  const scripts = async (): Promise<number> => (await commands()).evalsha ?? 0;

  test("updates fifty documents at once in one round trip and one script", async () => {
    await Promise.all(ids.map(increment));
    line.turns();
    await redis.command("CONFIG", "RESETSTAT");
    expect(await Promise.all(ids.map(increment))).toEqual(ids.map(() => 2));
    expect(line.turns()).toBe(1);
    expect(await scripts()).toBe(1);
  });

  test("limits a script to 64 updates, or 256 KB of several", async () => {
    const many = () => Promise.all(Array.from({ length: 130 }, (_, index) => increment(`few-${index}`)));
    const large = { name: "A".repeat(200_000), moves: [] };
    const write = (id: string) => store.update(profileKind, id, () => ({ next: large, result: id }));
    const three = () => Promise.all(["a", "b", "c"].map(write));
    for (const updates of [many, three]) {
      // Afterwards, values that were seen before aren't requested again.
      await updates();
      await redis.command("CONFIG", "RESETSTAT");
      await updates();
      expect(await scripts()).toBe(3);
    }
  });

  test("refuses only the update that can't be made in a batch", async () => {
    await redis.command("LPUSH", `gadalka:${counterKind.name}:list`, "1");
    const outcomes = await Promise.allSettled(["list", "beside-1", "beside-2"].map(increment));
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
    expect(outcomes[0]).toMatchObject({ reason: { code: "unreachable" } });
  });

  test("reads fifty documents at once in one round trip and one command", async () => {
    await Promise.all(ids.map((id) => increment(`read-${id}`).then(() => increment(`read-${id}`))));
    await increment("read-many-7");
    line.turns();
    await redis.command("CONFIG", "RESETSTAT");
    const read = await Promise.all(
      [...ids, "nobody", "many-7"].map((id) => store.read(counterKind, `read-${id}`)),
    );
    const counts = ids.map((_, index) => (index === 7 ? 3 : 2));
    expect(read.map((one) => one?.count)).toEqual([...counts, undefined, 3]);
    expect(line.turns()).toBe(1);
    expect(await commands()).toEqual({ mget: 1 });
  });

  test("reads at most 64 documents a command, and a single one with GET", async () => {
    const readAll = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => store.read(counterKind, `none-${index}`)));
    await redis.command("CONFIG", "RESETSTAT");
    await readAll(130);
    expect(await commands()).toEqual({ mget: 3 });
    await readAll(1);
    expect(await commands()).toEqual({ get: 1, mget: 3 });
  });

  test("updates one document in turn, one round trip each", async () => {
    await increment("in-turn");
    line.turns();
    await Promise.all([1, 2, 3].map(() => increment("in-turn")));
    expect(line.turns()).toBe(3);
  });

  test("plays a move in a match in one round trip", async () => {
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

  test("starts a match in one round trip", async () => {
    const table = await openTable({ store });
    const turns: number[] = [];
    for (let times = 0; times < 3; times++) {
      line.turns();
      await table.type("rps", "play", { length: "endless" });
      turns.push(line.turns());
    }
    // The first one also reads the language, and that no one has played yet.
    expect(turns.slice(1)).toEqual([1, 1]);
  });
});
