// The store's own logic over a backend that misbehaves on request: deadlines, contention, one round trip per update.

import { setImmediate as nextTick } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Backend, Swap } from "../../../src/infra/store/backend.ts";
import { DocumentStore } from "../../../src/infra/store/document-store.ts";
import { type DocumentKind, UnreadableDocumentError } from "../../../src/infra/store/index.ts";
import { openSqliteBackend } from "../../../src/infra/store/sqlite/backend.ts";
import { counterKind, seasonKind } from "./kinds.ts";

const never = () => new Promise<never>(() => {});

/** A store over an in-memory backend with some methods replaced, and the calls that reached it. */
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
  const store = new DocumentStore({ backend, timeoutMs, report: () => {} });
  return { store, calls, real };
}

const increment = (current?: { count: number }) => {
  const count = (current?.count ?? 0) + 1;
  return { next: { count }, result: count };
};

test("updates a document seen before in one round trip", async () => {
  const { store, calls } = await storeOver();
  await store.update(counterKind, "a", increment);
  expect(calls.splice(0)).toEqual(["read", "swap"]);
  await store.update(counterKind, "a", increment);
  expect(calls.splice(0)).toEqual(["swap"]);
  await store.read(counterKind, "a");
  expect(calls).toEqual(["read"]);
});

test("reads the stored value again for an update that changes nothing", async () => {
  const { store, calls } = await storeOver();
  await store.update(counterKind, "a", increment);
  calls.length = 0;
  await store.update(counterKind, "a", () => ({ next: undefined, result: null }));
  expect(calls).toEqual(["read"]);
});

test("retries a lost race on what the other writer left", async () => {
  const { store, calls, real } = await storeOver();
  await store.update(counterKind, "a", increment);
  await real.remove(["gadalka:test-counter:a"]);
  await real.swap([
    {
      key: "gadalka:test-counter:a",
      revision: "",
      next: 'ZZZZZZZZ{"count":50}',
      ttlMs: undefined,
    },
  ]);
  calls.length = 0;
  expect(await store.update(counterKind, "a", increment)).toBe(51);
  expect(calls).toEqual(["swap", "swap"]);
});

test("gives up as contended when others never stop writing", async () => {
  const busy = async (): Promise<Swap> => ({ swapped: false, present: ['YYYYYYYY{"count":1}'] });
  const { store } = await storeOver({ swap: busy }, 20_000);
  await expect(store.update(counterKind, "a", increment)).rejects.toMatchObject({ code: "contended" });
});

test("ends every operation as unreachable when the backend never answers", async () => {
  const { store } = await storeOver({ read: never }, 30);
  const updates = Array.from({ length: 10 }, () => store.update(counterKind, "a", increment));
  const outcomes = await Promise.allSettled([store.read(counterKind, "a"), ...updates]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: "unreachable" } });
});

test("writes nothing after its caller was answered", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { store, calls } = await storeOver({ read: () => promise }, 30);
  await expect(store.update(counterKind, "a", increment)).rejects.toMatchObject({ code: "unreachable" });
  resolve(undefined);
  await nextTick();
  expect(calls).toEqual(["read"]);
});

test("doesn't wait for updates of other documents", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { store } = await storeOver({
    read: (key) => (key.endsWith("slow") ? promise : Promise.resolve(undefined)),
  });
  const slow = store.update(counterKind, "slow", increment);
  expect(await store.update(counterKind, "quick", increment)).toBe(1);
  resolve(undefined);
  expect(await slow).toBe(1);
});

test("waits for running updates when closing", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { store } = await storeOver({ read: () => promise });
  const update = store.update(counterKind, "a", increment);
  const closing = store.close();
  resolve(undefined);
  await closing;
  expect(await update).toBe(1);
});

const season = (at: number) => ({ rounds: 1, matches: [{ id: "one", at }] });

test("refuses to write a document that its kind can't read", async () => {
  const { store, calls } = await storeOver();
  await store.update(seasonKind, "a", () => ({ next: season(1), result: null }));
  calls.length = 0;
  const writing = store.update(seasonKind, "a", () => ({ next: season(1e20), result: null }));
  await expect(writing).rejects.toThrow(UnreadableDocumentError);
  await expect(writing).rejects.toThrow("gadalka:test-season:a wouldn't be readable; nothing was changed");
  expect(calls).not.toContain("swap");
  expect(await store.read(seasonKind, "a")).toEqual(season(1));
});

test("writes neither document if one couldn't be read", async () => {
  const { store } = await storeOver();
  const writing = store.updateBoth({ kind: counterKind, id: "a" }, { kind: seasonKind, id: "a" }, () => ({
    next: [{ count: 1 }, season(1e20)],
    result: null,
  }));
  await expect(writing).rejects.toThrow(UnreadableDocumentError);
  expect(await store.read(counterKind, "a")).toBeUndefined();
});

const anything: DocumentKind<unknown> = {
  name: "test-anything",
  parse: (value) => value,
};

test.each([
  ["NaN", { at: Number.NaN }],
  ["Infinity", [Number.POSITIVE_INFINITY]],
  ["undefined in a list", [1, undefined]],
  ["a hole in a list", new Array(1)],
  ["a date", { at: new Date(0) }],
  ["bytes", { bytes: new Uint8Array(2) }],
  ["a Map", { map: new Map([[1, 2]]) }],
  ["a BigInt", { n: 1n }],
  ["a function", { say: () => 1 }],
])("refuses %s in a document, because JSON would change it", async (_what, next) => {
  const { store } = await storeOver();
  const writing = store.update(anything, "a", () => ({ next, result: null }));
  await expect(writing).rejects.toThrow(UnreadableDocumentError);
});

test("reads values that JSON preserves as they were written", async () => {
  const { store, real } = await storeOver();
  const next = JSON.parse('{"__proto__":{"a":1},"s":"\\ud800 \\u0000","n":-0,"deep":[[null,{}]],"u":1e308}');
  await store.update(anything, "a", () => ({ next: { ...next, absent: undefined }, result: null }));
  const raw = (await real.read("gadalka:test-anything:a")) ?? "";
  expect(JSON.parse(raw.slice(8))).toEqual(JSON.parse(JSON.stringify(next)));
});
