// Rows of counters against a plain Map, through every growth and with keys longer than 32 bits.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CounterRows } from "../../../../src/core/strategies/bases/counter-rows.ts";

/** Adds to a counter in each key's row, with all keys claimed together. @returns the rows. */
function addToAll(table: CounterRows, keys: readonly number[], counter: number, amount: number): number[] {
  const rows = new Int32Array(keys.length);
  table.claimAll(Float64Array.from(keys), keys.length, rows);
  for (const row of rows) {
    const cell = table.startOf(row) + counter;
    table.blockOf(row)[cell] = (table.blockOf(row)[cell] as number) + amount;
  }
  return [...rows];
}

function read(table: CounterRows, key: number, counter: number): number {
  const rows = new Int32Array(1);
  table.claimAll(Float64Array.of(key), 1, rows);
  return table.blockOf(rows[0] as number)[table.startOf(rows[0] as number) + counter] as number;
}

describe("CounterRows", () => {
  it.each([
    ["whole numbers", true, 3, 2 ** 53],
    ["fractions", false, 0.375, 2 ** 53],
    ["whole numbers of few keys", true, 3, 3001],
    ["fractions of few keys", false, 0.375, 3001],
  ])("count %s like a Map", (_name, whole, amount, bound) => {
    const keys = fc.oneof(fc.nat(50), fc.nat(3000), fc.maxSafeNat()).map((key) => key % bound);
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(keys, { maxLength: 400, size: "max" }), { maxLength: 8 }),
        (batches) => {
          const table = new CounterRows(2, whole, bound);
          const map = new Map<number, number>();
          for (const batch of batches) {
            addToAll(table, batch, 1, amount);
            for (const key of batch) map.set(key, (map.get(key) ?? 0) + amount);
          }
          expect([...map.keys()].map((key) => read(table, key, 1))).toEqual([...map.values()]);
          expect([...map.keys()].every((key) => read(table, key, 0) === 0)).toBe(true);
        },
      ),
      { seed: 41, numRuns: 60 },
    );
  });

  it("keep all of 60,000 rows across blocks and scale them all", () => {
    const table = new CounterRows(1, false, 2 ** 53);
    const keys = Array.from({ length: 60_000 }, (_, key) => key * 4_294_967_311);
    for (const key of keys) addToAll(table, [key], 0, key + 1);
    table.scale(0.5);
    expect(keys.filter((key) => read(table, key, 0) !== (key + 1) / 2)).toEqual([]);
    expect(read(table, 1, 0)).toBe(0);
  });

  it("scale the rows of a few keys too", () => {
    const table = new CounterRows(2, false, 100);
    addToAll(table, [0, 99], 1, 3);
    table.scale(0.5);
    expect([0, 1, 99].map((key) => read(table, key, 1))).toEqual([1.5, 0, 1.5]);
  });

  it.each([2 ** 53, 80_000])("give each of %d keys its own row, the same every time", (bound) => {
    const table = new CounterRows(3, true, bound);
    const keys = Array.from({ length: 2000 }, (_, key) => key * 40);
    const rows = addToAll(table, keys, 0, 1);
    expect(new Set(rows).size).toBe(keys.length);
    expect(addToAll(table, keys, 2, 1)).toEqual(rows);
  });
});
