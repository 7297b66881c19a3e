// The small parts beneath the store: remembered values, waiting lines, keys.

import fc from "fast-check";
import { expect, test } from "vitest";
import { KeyedMutex } from "../../../src/infra/store/keyed-mutex.ts";
import { corruptKey, documentKey } from "../../../src/infra/store/keys.ts";
import { Recent } from "../../../src/infra/store/recent.ts";
import { counterKind } from "./kinds.ts";

test("the value longest unused is forgotten first", () => {
  const recent = new Recent<string>(2);
  recent.set("a", "1");
  recent.set("b", "2");
  expect(recent.get("a")).toBe("1");
  recent.set("c", "3");
  expect([recent.get("a"), recent.get("b"), recent.get("c")]).toEqual(["1", undefined, "3"]);
});

test("a value set to undefined is forgotten, and a new value replaces the old one", () => {
  const recent = new Recent<string>(2);
  recent.set("a", "1");
  recent.set("a", "2");
  expect(recent.get("a")).toBe("2");
  recent.set("a", undefined);
  expect(recent.get("a")).toBeUndefined();
});

test("turns on one key go in order, and a failed one does not hold up the next", async () => {
  const turns = new KeyedMutex();
  const log: string[] = [];
  const first = turns.run("k", async (turn) => {
    await turn;
    await new Promise((resolve) => setImmediate(resolve));
    log.push("first");
    throw new Error("first");
  });
  const second = turns.run("k", async (turn) => {
    await turn;
    log.push("second");
  });
  await expect(first).rejects.toThrow("first");
  await second;
  await turns.settled();
  expect(log).toEqual(["first", "second"]);
});

test("different ids have different keys, and none can choose its place in a cluster", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const [key, otherKey] = [documentKey(counterKind, one), documentKey(counterKind, other)];
      expect(key === otherKey).toBe(one === other);
      expect(key).not.toMatch(/[{}]/);
      // What stands between the braces decides the place: for the corrupt one, its original key.
      expect(corruptKey(key)).toMatch(/^gadalka:corrupt:\{.*\}:/s);
      expect(corruptKey(key).split(/[{}]/)[1]).toBe(key);
    }),
    { seed: 3 },
  );
});
