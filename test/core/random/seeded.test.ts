// Seeded randomness: the same from the same seed in every process and version, fair, and not to be
// confused between labels.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";

const take = (seed: Uint8Array | number, count: number, bound: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.below(bound));
};

describe("seededRandom", () => {
  it("gives the same numbers from the same seed, and others from another", () => {
    expect(take(Uint8Array.of(1, 2), 50, 100)).toEqual(take(Uint8Array.of(1, 2), 50, 100));
    expect(take(Uint8Array.of(1, 2), 50, 100)).not.toEqual(take(Uint8Array.of(1, 3), 50, 100));
    expect(take(7, 50, 100)).not.toEqual(take(7.5, 50, 100));
  });

  it("gives these very numbers: a stored match must be replayed alike by every later version", () => {
    expect(take(1, 12, 100)).toEqual([65, 16, 82, 25, 86, 73, 56, 24, 65, 20, 85, 46]);
  });

  it.each([2, 3, 5, 101])("draws every number below %i equally often", (bound) => {
    const draws = 60_000;
    const counts = new Array<number>(bound).fill(0);
    for (const number of take(11, draws, bound)) counts[number] = (counts[number] as number) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - draws / bound) ** 2 / (draws / bound), 0);
    const freedom = bound - 1;
    expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });

  it("draws units in [0, 1) with the mean and the variance of the uniform distribution", () => {
    const random = seededRandom(12);
    const units = Array.from({ length: 40_000 }, () => random.unit());
    const mean = units.reduce((sum, unit) => sum + unit, 0) / units.length;
    const variance = units.reduce((sum, unit) => sum + (unit - mean) ** 2, 0) / units.length;
    expect(units.every((unit) => unit >= 0 && unit < 1)).toBe(true);
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.006);
    expect(Math.abs(variance - 1 / 12)).toBeLessThan(0.002);
  });

  it.each([0, -1, 1.5, Number.NaN])("refuses to draw below %d", (bound) => {
    expect(() => seededRandom(1).below(bound)).toThrow(RangeError);
  });
});

describe("deriveSeed", () => {
  const seed = Uint8Array.of(5, 6, 7);

  it("gives other seeds for other labels, however they are cut", () => {
    const label = fc.oneof(fc.string(), fc.integer());
    fc.assert(
      fc.property(fc.array(label, { maxLength: 4 }), fc.array(label, { maxLength: 4 }), (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(Buffer.from(deriveSeed(seed, ...one)).equals(deriveSeed(seed, ...other))).toBe(same);
      }),
      { seed: 51 },
    );
    expect(deriveSeed(seed, "ab", "c")).not.toEqual(deriveSeed(seed, "a", "bc"));
    expect(deriveSeed(seed, "1")).not.toEqual(deriveSeed(seed, 1));
  });

  it("depends on the seed", () => {
    expect(deriveSeed(seed, "move", 1)).not.toEqual(deriveSeed(Uint8Array.of(5, 6, 8), "move", 1));
  });
});
