// The keys under which the store keeps things.

import fc from "fast-check";
import { expect, test } from "vitest";
import { documentKey, quarantineKeys } from "../../../src/infra/store/keys.ts";
import { counterKind } from "./kinds.ts";

test("different ids have different keys, and none can choose its place in a cluster", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const [key, otherKey] = [documentKey(counterKind, one), documentKey(counterKind, other)];
      expect(key === otherKey).toBe(one === other);
      expect(key).not.toMatch(/[{}]/);
      // What stands between the braces decides the place: for the corrupt one, its original key.
      for (const target of quarantineKeys(key)) {
        expect(target).toMatch(/^gadalka:corrupt:\{.*\}:/s);
        expect(target.split(/[{}]/)[1]).toBe(key);
      }
    }),
    { seed: 3 },
  );
});
