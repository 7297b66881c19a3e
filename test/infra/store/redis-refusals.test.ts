// Redis when it's down, frozen, emptied, full, read-only or not ours: the store says so in time, and never takes
// "unreachable" for "absent".

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store, UnreadableDocumentError } from "../../../src/infra/store/index.ts";
import { counterKind } from "./kinds.ts";
import { type RedisServer, skipWithoutRedis, startRedis, until } from "./redis-server.ts";

const increment = (store: Store, id = "a") =>
  store.update(counterKind, id, (current) => {
    const count = (current?.count ?? 0) + 1;
    return { next: { count }, result: count };
  });

const everyOperation = (store: Store): readonly Promise<unknown>[] => [
  store.read(counterKind, "a"),
  increment(store),
  store.remove(counterKind, "a"),
  store.claim("c", 60_000),
  store.board("b").set("anna", 1),
  store.board("b").remove("anna"),
  store.board("b").top(3),
];

describe.skipIf(skipWithoutRedis("the store when Redis fails"))("a Redis that fails", () => {
  let server: RedisServer;
  let store: Store;
  const open = (warn?: (sentence: string) => void) =>
    openStore({ redisUrl: server.url, dataDir: "/nonexistent", timeoutMs: 2_000, ...(warn && { warn }) });

  beforeEach(async () => {
    server = await startRedis("--appendonly", "yes", "--appendfsync", "always");
    store = await open();
  });
  afterEach(async () => {
    await store.close();
    await server.stop();
  });

  const expectUnreachable = async () => {
    for (const outcome of await Promise.allSettled(everyOperation(store)))
      expect(outcome).toMatchObject({ status: "rejected", reason: { code: "unreachable" } });
  };

  test("down: every operation says so, and the data is there afterwards", async () => {
    await increment(store);
    await server.kill();
    await expectUnreachable();
    await expect(open()).rejects.toThrow(/can't be reached \(.*\); check that it's running and REDIS_URL/);
    await server.restart();
    await until(async () => (await store.read(counterKind, "a"))?.count === 1);
    expect(await increment(store)).toBe(2);
  });

  test("frozen: every operation says so in time, and those that waited write nothing later", async () => {
    await increment(store);
    server.signal("SIGSTOP");
    const waiting = Promise.allSettled(Array.from({ length: 50 }, () => increment(store, "b")));
    await expectUnreachable();
    for (const outcome of await waiting) expect(outcome.status).toBe("rejected");
    server.signal("SIGCONT");
    await until(async () => (await store.claim(`${Math.random()}`, 1_000)) === true);
    expect((await store.read(counterKind, "b"))?.count ?? 0).toBeLessThanOrEqual(1);
  });

  test("restarted empty: documents are absent, and written anew", async () => {
    await increment(store);
    await server.command("FLUSHALL");
    expect(await store.read(counterKind, "a")).toBeUndefined();
    expect(await increment(store)).toBe(1);
    const again = await open();
    expect(await again.read(counterKind, "a")).toEqual({ count: 1 });
    await again.close();
  });

  test.each([
    ["full", ["CONFIG", "SET", "maxmemory", "1"], "OOM"],
    ["a read-only copy", ["REPLICAOF", "127.0.0.1", "1"], "READONLY"],
  ])("%s: writes are refused and reads answered", async (_what, command, why) => {
    await increment(store);
    await server.command(...command);
    await expect(increment(store)).rejects.toMatchObject({ code: "unwritable" });
    await expect(increment(store)).rejects.toThrow(`refuses to write (${why}`);
    await expect(store.claim("d", 1_000)).rejects.toMatchObject({ code: "unwritable" });
    expect(await store.read(counterKind, "a")).toEqual({ count: 1 });
  });

  test("a value of another type is refused with its key, and stays", async () => {
    const key = "gadalka:test-counter:a";
    await server.command("RPUSH", key, "x");
    for (const using of [store.read(counterKind, "a"), increment(store)]) {
      await expect(using).rejects.toThrow(UnreadableDocumentError);
      await expect(using).rejects.toThrow(`${key} can't be read: Redis has another type of value there`);
    }
    expect(await server.command("LLEN", key)).toBe(1);
  });

  test("another form's store is refused, and nothing is written", async () => {
    await server.command("FLUSHALL");
    await server.command("SET", "gadalka:player:telegram:1:rps", 'AbCdEf12{"totals":{}}');
    await expect(open()).rejects.toThrow("another version of this program wrote this store (gadalka:player:");
    expect(await server.command("KEYS", "*")).toEqual(["gadalka:player:telegram:1:rps"]);
  });

  test("a setting that lets Redis delete data is told at the start", async () => {
    const told: string[] = [];
    for (const policy of ["noeviction", "allkeys-lru"]) {
      await server.command("CONFIG", "SET", "maxmemory-policy", policy);
      await (await open((sentence) => told.push(sentence))).close();
    }
    expect(told).toEqual([expect.stringContaining("set its maxmemory-policy to noeviction")]);
  });
});
