// Ties are broken at random with equal probability, and nothing is drawn without a tie.

import { describe, expect, it } from "vitest";
import {
  drawnByWeight,
  largestOf,
  pickRandom,
  type RandomSource,
  seededRandom,
} from "../../../src/core/random/index.ts";

const none: RandomSource = {
  below: () => {
    throw new Error("something was drawn");
  },
  unit: () => 0,
};

describe("largestOf", () => {
  it.each([
    [[3, 1, 2], 0],
    [[1, 1, 2], 2],
    [[-5, -1, -2], 1],
    [[7], 0],
  ])("finds %j at %i without a draw", (values, place) => {
    expect(largestOf(none, Float64Array.of(9, ...values, 9), 1, values.length)).toBe(place);
  });

  it("draws evenly among all that are largest", () => {
    const random = seededRandom(1);
    const counts = [0, 0, 0, 0, 0];
    for (let draw = 0; draw < 3000; draw++) {
      const place = largestOf(random, Float64Array.of(2, 1, 2, 0, 2), 0, 5);
      counts[place] = (counts[place] as number) + 1;
    }
    expect([counts[1], counts[3]]).toEqual([0, 0]);
    for (const place of [0, 2, 4]) expect(Math.abs((counts[place] as number) - 1000)).toBeLessThan(80);
  });
});

describe("oneOf", () => {
  it("takes the only move without a draw, and draws each of several", () => {
    expect(pickRandom(none, [4])).toBe(4);
    const random = seededRandom(2);
    const seen = new Set(Array.from({ length: 50 }, () => pickRandom(random, [1, 3])));
    expect([...seen].sort()).toEqual([1, 3]);
  });
});

describe("drawnByWeight", () => {
  const at = (unit: number, ...weights: number[]): number =>
    drawnByWeight({ unit: () => unit, below: (bound) => bound - 1 }, Float64Array.from(weights));

  it("draws each index in proportion to its weight", () => {
    expect([0, 0.249, 0.25, 0.999].map((unit) => at(unit, 1, 3))).toEqual([0, 0, 1, 1]);
    expect([0, 0.499, 0.5].map((unit) => at(unit, 0, 2, 0, 2, 0))).toEqual([1, 1, 3]);
  });

  it("draws evenly if there is no weight", () => {
    expect(at(0, 0, 0, 0)).toBe(2);
  });

  it("never draws an index without weight, even with a rounding remainder", () => {
    expect(at(1, 0.1, 0.2, 0)).toBe(1);
  });
});
