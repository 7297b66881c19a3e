// The store while Redis is down, frozen, killed in the middle of work, or refusing: it reports that in time, never
// mistakes "unreachable" for "absent", and recovers by itself.

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store, StoreError, type StoreOptions } from "../../../src/infra/store/index.ts";
import { RedisLink } from "../../../src/infra/store/redis/link.ts";
import { parseRedisUrl } from "../../../src/infra/store/redis/url.ts";
import { endedAfterEach } from "./ended-after-each.ts";
import { counterKind } from "./kinds.ts";
import { type RedisServer, skipWithoutRedis, startRedis, until } from "./redis-server.ts";

const UNREACHABLE = { name: "StoreError", code: "unreachable" };
const TIMEOUT_MS = 2_000;

const { cleanups, started } = endedAfterEach();

const opened = async (redisUrl: string, options: Partial<StoreOptions> = {}): Promise<Store> => {
  const report = (problem: { message: string }) => {
    throw new Error(problem.message);
  };
  const store = await openStore({
    redisUrl,
    dataDir: "/nonexistent",
    timeoutMs: TIMEOUT_MS,
    report,
    ...options,
  });
  cleanups.push(() => store.close());
  return store;
};

const increment = (store: Store, id: string) =>
  store.update(counterKind, id, (current) => {
    const count = (current?.count ?? 0) + 1;
    return { next: { count }, result: count };
  });

/** Retries until the result isn't `unreachable`. */
const whenReachable = async <R>(work: () => Promise<R>): Promise<R> => {
  const results: R[] = [];
  await until(async () => {
    try {
      results.push(await work());
      return true;
    } catch (error) {
      if (error instanceof StoreError && error.code === "unreachable") return false;
      throw error;
    }
  });
  return results[0] as R;
};

const everyOperation = (store: Store, id: string): readonly (() => Promise<unknown>)[] => [
  () => store.read(counterKind, id),
  () => increment(store, id),
  () => store.remove(counterKind, id),
  () => store.claim(id, 60_000),
  () => store.board("b").set(id, 1),
  () => store.board("b").remove(id),
  () => store.board("b").top(3),
];

describe.skipIf(skipWithoutRedis("store when Redis is away"))("a single Redis", () => {
  let server: RedisServer;
  let store: Store;

  beforeEach(async () => {
    server = await started(startRedis("--appendonly", "yes", "--appendfsync", "always"));
    store = await opened(server.url);
  });

  test("refuses operations as unreachable while Redis is frozen, then recovers", async () => {
    const id = randomUUID();
    await increment(store, id);
    server.signal("SIGSTOP");
    const outcomes = await Promise.allSettled(everyOperation(store, id).map((operation) => operation()));
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: "rejected", reason: UNREACHABLE });
    server.signal("SIGCONT");
    await whenReachable(() => store.read(counterKind, id));
    expect(await store.claim(randomUUID(), 1_000)).toBe(true);
  });

  test("refuses all queued updates at once while Redis is frozen", async () => {
    const id = randomUUID();
    server.signal("SIGSTOP");
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => increment(store, id)));
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: "rejected", reason: UNREACHABLE });
    server.signal("SIGCONT");
    // Only the first one reached Redis in time. The others were abandoned, so they wrote nothing.
    const document = await whenReachable(() => store.read(counterKind, id));
    expect(document?.count ?? 0).toBeLessThanOrEqual(1);
  });

  test("refuses operations while Redis is down; the data is back afterwards", async () => {
    const id = randomUUID();
    await increment(store, id);
    await increment(store, id);
    await server.kill();
    const outcomes = await Promise.allSettled(everyOperation(store, id).map((operation) => operation()));
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: "rejected", reason: UNREACHABLE });
    await server.restart();
    expect(await whenReachable(() => store.read(counterKind, id))).toEqual({ count: 2 });
    expect(await whenReachable(() => increment(store, id))).toBe(3);
  });

  test("doesn't repeat refused operations on a new connection", async () => {
    const link = await RedisLink.open(parseRedisUrl(server.url), 100);
    cleanups.push(() => link.close());
    let asked = 0;
    const late = link.use(async (_, commands) => {
      asked++;
      // The link has closed the connection that this work was using.
      await until(async () => !(commands as unknown as { isOpen: boolean }).isOpen);
      throw new Error("aborted");
    });
    await expect(late).rejects.toMatchObject(UNREACHABLE);
    expect(asked).toBe(1);
  });

  test("keeps every confirmed update after Redis is killed and restarted", async () => {
    const id = randomUUID();
    let confirmed = 0;
    let unknown = 0;
    const work = async () => {
      for (let round = 0; round < 40; round++) {
        await increment(store, id).then(
          () => confirmed++,
          () => unknown++,
        );
      }
    };
    const workers = [work(), work(), work()];
    await until(async () => confirmed >= 10);
    await server.kill();
    await server.restart();
    await Promise.all(workers);
    const count = (await whenReachable(() => store.read(counterKind, id)))?.count ?? 0;
    expect(confirmed).toBeGreaterThan(10);
    expect(count).toBeGreaterThanOrEqual(confirmed);
    expect(count).toBeLessThanOrEqual(confirmed + unknown);
  });

  test("refuses a key of the wrong type instead of reading nothing", async () => {
    await server.command("LPUSH", `gadalka:${counterKind.name}:list`, "1");
    await expect(store.read(counterKind, "list")).rejects.toMatchObject(UNREACHABLE);
    await expect(increment(store, "list")).rejects.toMatchObject(UNREACHABLE);
  });

  test("loads its scripts again when Redis has lost them", async () => {
    const id = randomUUID();
    await increment(store, id);
    await server.command("SCRIPT", "FLUSH");
    expect(await increment(store, id)).toBe(2);
  });

  test("closes the store while Redis is frozen", async () => {
    const other = await opened(server.url);
    server.signal("SIGSTOP");
    await other.close();
    server.signal("SIGCONT");
    await expect(other.read(counterKind, "1")).rejects.toMatchObject(UNREACHABLE);
  });

  test("doesn't open a frozen Redis", async () => {
    server.signal("SIGSTOP");
    await expect(opened(server.url)).rejects.toMatchObject(UNREACHABLE);
    server.signal("SIGCONT");
  });

  test("reports a refused password with the address, but not the password", async () => {
    await server.command("CONFIG", "SET", "requirepass", "right");
    const error = await opened(`redis://:tops3cret@127.0.0.1:${server.port}`).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject(UNREACHABLE);
    expect(String(error)).toContain(`127.0.0.1:${server.port}`);
    expect(String(error)).toContain("WRONGPASS");
    expect(String(error)).not.toContain("tops3cret");
  });
});
