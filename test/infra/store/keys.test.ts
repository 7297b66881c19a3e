// The keys under which the store saves things.

import fc from "fast-check";
import { expect, test } from "vitest";
import { documentKey, quarantineKeys } from "../../../src/infra/store/keys.ts";
import { counterKind } from "./kinds.ts";

test("maps different ids to different keys, and none can choose its slot", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const [key, otherKey] = [documentKey(counterKind, one), documentKey(counterKind, other)];
      expect(key === otherKey).toBe(one === other);
      expect(key).not.toMatch(/[{}]/);
      // The part in braces decides the cluster slot: a quarantined value stays in its original key's slot.
      for (const target of quarantineKeys(key)) {
        expect(target).toMatch(/^gadalka:corrupt:\{.*\}:/s);
        expect(target.split(/[{}]/)[1]).toBe(key);
      }
    }),
    { seed: 3 },
  );
});
