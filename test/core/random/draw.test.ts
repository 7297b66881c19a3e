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

it.each([
  [[3, 1, 2], 0],
  [[1, 1, 2], 2],
  [[-5, -1, -2], 1],
  [[7], 0],
])("the largest of %j is at %i without a draw", (values, place) => {
  expect(largestOf(none, Float64Array.of(9, ...values, 9), 1, values.length)).toBe(place);
});

it("the largest is drawn evenly among all that tie", () => {
  const random = seededRandom(1);
  const tied = Float64Array.of(2, 1, 2, 0, 2);
  const places = Array.from({ length: 3000 }, () => largestOf(random, tied, 0, 5));
  const counts = [...tied.keys()].map((place) => places.filter((one) => one === place).length);
  expect([counts[1], counts[3]]).toEqual([0, 0]);
  for (const place of [0, 2, 4]) expect(Math.abs((counts[place] as number) - 1000)).toBeLessThan(80);
});

it("the only item is taken without a draw, each of several is drawn", () => {
  expect(pickRandom(none, [4])).toBe(4);
  const random = seededRandom(2);
  expect(new Set(Array.from({ length: 50 }, () => pickRandom(random, [1, 3])))).toEqual(new Set([1, 3]));
});

describe("a draw by weight", () => {
  it.each([
    ["in proportion", [1, 3], [0, 0.249, 0.25, 0.999], [0, 0, 1, 1]],
    ["never an index without weight", [0, 2, 0, 2, 0], [0, 0.499, 0.5], [1, 1, 3]],
    ["evenly if there is no weight", [0, 0, 0], [0], [2]],
    ["of what has weight, even with a rounding remainder", [0.1, 0.2, 0], [1], [1]],
  ])("is %s", (_, weights, units, drawn) => {
    const at = (unit: number) =>
      drawnByWeight({ unit: () => unit, below: (bound) => bound - 1 }, Float64Array.from(weights));
    expect(units.map(at)).toEqual(drawn);
  });
});
