// The counters' table against a plain Map, past its growth and with keys of more than 32 bits.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CounterTable } from "../../src/strategies/counter-table.ts";

describe("CounterTable", () => {
  it("counts like a Map", () => {
    const keys = fc.oneof(
      fc.nat(50),
      fc.nat(2000),
      fc.maxSafeNat().map((key) => Math.max(0, key - 2)),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(keys, fc.integer({ min: 1, max: 5 })), { maxLength: 3000, size: "max" }),
        (additions) => {
          const table = new CounterTable();
          const map = new Map<number, number>();
          for (const [key, amount] of additions) {
            table.add(key, amount);
            map.set(key, (map.get(key) ?? 0) + amount);
          }
          expect([...map.keys()].map((key) => table.get(key))).toEqual([...map.values()]);
          table.scale(0.5);
          expect([...map.keys()].map((key) => table.get(key))).toEqual([...map.values()].map((value) => value / 2));
        },
      ),
      { seed: 41, numRuns: 60 },
    );
  });

  it("keeps every one of 50,000 counters, and has nil for others", () => {
    const table = new CounterTable();
    for (let key = 0; key < 50_000; key++) table.add(key * 4_294_967_311, key + 1);
    const wrong = Array.from({ length: 50_000 }, (_, key) => key).filter(
      (key) => table.get(key * 4_294_967_311) !== key + 1,
    );
    expect(wrong).toEqual([]);
    expect(table.get(1)).toBe(0);
  });
});
