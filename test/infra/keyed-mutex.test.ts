// Mutual exclusion per key.

import { setImmediate as tick } from "node:timers/promises";
import { expect, test } from "vitest";
import { KeyedMutex } from "../../src/infra/keyed-mutex.ts";

test("a keyed mutex runs the work of one key in order, even after a failure", async () => {
  const mutex = new KeyedMutex();
  const log: string[] = [];
  const first = mutex.run("k", async () => {
    await tick();
    log.push("first");
    throw new Error("first");
  });
  const second = mutex.run("k", async () => {
    log.push("second");
    return 2;
  });
  await expect(first).rejects.toThrow("first");
  await expect(second).resolves.toBe(2);
  expect(log).toEqual(["first", "second"]);
});

test("a keyed mutex runs different keys in parallel and counts work by key", async () => {
  const mutex = new KeyedMutex();
  const gate = Promise.withResolvers<void>();
  const held = mutex.run("a", () => gate.promise);
  const waiting = mutex.run("a", async () => "late");
  await expect(mutex.run("b", async () => "at once")).resolves.toBe("at once");
  expect([mutex.pending("a"), mutex.pending("b")]).toEqual([2, 0]);
  gate.resolve();
  await expect(waiting).resolves.toBe("late");
  await held;
  expect(mutex.pending("a")).toBe(0);
});

test("a keyed mutex settles when all running and waiting work is done", async () => {
  const mutex = new KeyedMutex();
  const log: string[] = [];
  mutex.run("a", async () => void log.push(await tick("a")));
  mutex.run("a", async () => Promise.reject(new Error("b"))).catch(() => log.push("b"));
  await mutex.settled();
  expect(log).toEqual(["a", "b"]);
});
