// The store's own logic over a backend that misbehaves on request: deadlines, contention, one round
// trip per update.

import { setImmediate as nextTick } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Backend, Swap } from "../../../src/infra/store/backend.ts";
import { createCipher } from "../../../src/infra/store/cipher.ts";
import { DocumentStore } from "../../../src/infra/store/document-store.ts";
import { openSqliteBackend } from "../../../src/infra/store/sqlite/backend.ts";
import { counterKind } from "./kinds.ts";

const never = () => new Promise<never>(() => {});

/** A store over a backend in memory with some of its methods replaced, and the calls that reached
 * it. */
async function storeOver(replace: Partial<Backend> = {}, timeoutMs = 5_000) {
  const real = await openSqliteBackend(":memory:", 1_000);
  const calls: string[] = [];
  const backend: Backend = {
    ...real,
    read: (key) => {
      calls.push("read");
      return (replace.read ?? real.read)(key);
    },
    swap: (writes) => {
      calls.push("swap");
      return (replace.swap ?? real.swap)(writes);
    },
  };
  const store = new DocumentStore({ backend, cipher: createCipher([]), timeoutMs, report: () => {} });
  return { store, calls, real };
}

const increment = (current?: { count: number }) => {
  const count = (current?.count ?? 0) + 1;
  return { next: { count }, result: count };
};

test("an update of a document seen before takes one round trip", async () => {
  const { store, calls } = await storeOver();
  await store.update(counterKind, "a", increment);
  expect(calls.splice(0)).toEqual(["read", "swap"]);
  await store.update(counterKind, "a", increment);
  expect(calls.splice(0)).toEqual(["swap"]);
  await store.read(counterKind, "a");
  expect(calls).toEqual(["read"]);
});

test("an update that changes nothing looks at what is stored now", async () => {
  const { store, calls } = await storeOver();
  await store.update(counterKind, "a", increment);
  calls.length = 0;
  await store.update(counterKind, "a", () => ({ next: undefined, result: null }));
  expect(calls).toEqual(["read"]);
});

test("a race lost to another writer is tried again on what that writer left", async () => {
  const { store, calls, real } = await storeOver();
  await store.update(counterKind, "a", increment);
  await real.remove("gadalka:test-counter:a");
  await real.swap([
    {
      key: "gadalka:test-counter:a",
      revision: "",
      next: 'ZZZZZZZZ{"v":2,"d":{"count":50}}',
      ttlMs: undefined,
    },
  ]);
  calls.length = 0;
  expect(await store.update(counterKind, "a", increment)).toBe(51);
  expect(calls).toEqual(["swap", "swap"]);
});

test("a document that others never stop writing is given up as contended", async () => {
  const busy = async (): Promise<Swap> => ({ swapped: false, present: ['YYYYYYYY{"v":2,"d":{"count":1}}'] });
  const { store } = await storeOver({ swap: busy }, 20_000);
  await expect(store.update(counterKind, "a", increment)).rejects.toMatchObject({ code: "contended" });
});

test("a backend that never answers makes every operation end as unreachable", async () => {
  const { store } = await storeOver({ read: never }, 30);
  const updates = Array.from({ length: 10 }, () => store.update(counterKind, "a", increment));
  const outcomes = await Promise.allSettled([store.read(counterKind, "a"), ...updates]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: "unreachable" } });
});

test("work whose caller was answered already writes nothing any more", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { store, calls } = await storeOver({ read: () => promise }, 30);
  await expect(store.update(counterKind, "a", increment)).rejects.toMatchObject({ code: "unreachable" });
  resolve(undefined);
  await nextTick();
  expect(calls).toEqual(["read"]);
});

test("an update of one document does not wait for another document's", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { store } = await storeOver({
    read: (key) => (key.endsWith("slow") ? promise : Promise.resolve(undefined)),
  });
  const slow = store.update(counterKind, "slow", increment);
  expect(await store.update(counterKind, "quick", increment)).toBe(1);
  resolve(undefined);
  expect(await slow).toBe(1);
});

test("close waits for the updates under way", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { store } = await storeOver({ read: () => promise });
  const update = store.update(counterKind, "a", increment);
  const closing = store.close();
  resolve(undefined);
  await closing;
  expect(await update).toBe(1);
});
