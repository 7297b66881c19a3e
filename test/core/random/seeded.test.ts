// Seeded randomness: the same for the same seed in every process and version, fair, and independent between labels.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chachaBlock, chachaState } from "../../../src/core/random/chacha.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";

const take = (seed: Uint8Array | number, count: number, bound: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.below(bound));
};

describe("seededRandom", () => {
  it("gives the same numbers from the same seed, others from another", () => {
    expect(take(Uint8Array.of(1, 2), 50, 100)).toEqual(take(Uint8Array.of(1, 2), 50, 100));
    expect(take(Uint8Array.of(1, 2), 50, 100)).not.toEqual(take(Uint8Array.of(1, 3), 50, 100));
    expect(take(7, 50, 100)).not.toEqual(take(7.5, 50, 100));
  });

  it("gives fixed numbers, so stored matches replay in later versions", () => {
    const random = seededRandom(1);
    const below100 = Array.from({ length: 12 }, () => random.below(100));
    expect(below100).toEqual([95, 97, 6, 2, 76, 69, 12, 90, 19, 9, 25, 3]);
    expect([random.below(1e6), random.below(2 ** 40)]).toEqual([578461, 150265140874]);
    expect(random.unit()).toBe(0.7822974485558065);
  });

  it.each([2, 3, 5, 101, 1000])("draws every number below %i equally often", (bound) => {
    const draws = 60_000;
    const counts = new Array<number>(bound).fill(0);
    for (const number of take(11, draws, bound)) counts[number] = (counts[number] as number) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - draws / bound) ** 2 / (draws / bound), 0);
    const freedom = bound - 1;
    expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });

  it("draws from [0, 1) with the mean and variance of a uniform distribution", () => {
    const random = seededRandom(12);
    const units = Array.from({ length: 40_000 }, () => random.unit());
    const mean = units.reduce((sum, unit) => sum + unit, 0) / units.length;
    const variance = units.reduce((sum, unit) => sum + (unit - mean) ** 2, 0) / units.length;
    expect(units.every((unit) => unit >= 0 && unit < 1)).toBe(true);
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.006);
    expect(Math.abs(variance - 1 / 12)).toBeLessThan(0.002);
  });

  it("draws below bounds larger than a word, and refuses what bounds nothing", () => {
    const bound = 2 ** 53 - 1;
    const drawn = take(4, 2000, bound);
    expect(drawn.every((number) => Number.isSafeInteger(number) && number >= 0 && number < bound)).toBe(true);
    expect(Math.abs(drawn.filter((number) => number > bound / 2).length - 1000)).toBeLessThan(110);
    for (const none of [0, -1, 1.5, Number.NaN]) expect(() => take(1, 1, none)).toThrow(RangeError);
  });
});

describe("chachaBlock", () => {
  const key = Uint8Array.from({ length: 32 }, (_, at) => at);
  const hex = (block: Int32Array): string => {
    const bytes = new DataView(new ArrayBuffer(64));
    block.forEach((word, at) => void bytes.setInt32(4 * at, word, true));
    return Buffer.from(bytes.buffer).toString("hex");
  };

  it("matches RFC 8439, section 2.3.2, with twenty rounds", () => {
    const state = chachaState(key);
    state.set([1, 0x09000000, 0x4a000000, 0], 12);
    const block = new Int32Array(16);
    chachaBlock(state, block, 20);
    expect(hex(block)).toBe(
      "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    );
  });

  it("matches draft-strombergson-chacha-test-vectors-01, TC1, with eight", () => {
    const block = new Int32Array(16);
    chachaBlock(chachaState(new Uint8Array(32)), block);
    expect(hex(block)).toBe(
      "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    );
  });
});

it("derived seeds differ by seed and labels, however they're split", () => {
  const derived = (...labels: (string | number)[]) => Buffer.from(deriveSeed(Uint8Array.of(5), ...labels));
  const labels = fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 4 });
  fc.assert(
    fc.property(labels, labels, (one, other) => {
      const same = JSON.stringify(one) === JSON.stringify(other);
      expect(derived(...one).equals(derived(...other))).toBe(same);
    }),
    { seed: 51 },
  );
  expect(derived("ab", "c").equals(derived("a", "bc"))).toBe(false);
  expect(derived("1").equals(derived(1))).toBe(false);
  expect(derived("1").equals(deriveSeed(Uint8Array.of(6), "1"))).toBe(false);
});
