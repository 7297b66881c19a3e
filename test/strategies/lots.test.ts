// Ties are decided by lot, each of the tied as often as the others, and nothing is drawn where there is no tie.

import { describe, expect, it } from "vitest";
import { seededRandom } from "../../src/matches/index.ts";
import type { Random } from "../../src/strategies/index.ts";
import { largestOf, oneOf } from "../../src/strategies/lots.ts";

const none: Random = {
  below: () => {
    throw new Error("a lot was drawn");
  },
  unit: () => 0,
};

describe("largestOf", () => {
  it.each([
    [[3, 1, 2], 0],
    [[1, 1, 2], 2],
    [[-5, -1, -2], 1],
    [[7], 0],
  ])("of %j is at %i, without a lot", (values, place) => {
    expect(largestOf(none, Float64Array.of(9, ...values, 9), 1, values.length)).toBe(place);
  });

  it("draws among all that are largest, evenly", () => {
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
  it("takes the only move without a lot, and every one of several in its turn", () => {
    expect(oneOf(none, [4])).toBe(4);
    const random = seededRandom(2);
    const seen = new Set(Array.from({ length: 50 }, () => oneOf(random, [1, 3])));
    expect([...seen].sort()).toEqual([1, 3]);
  });
});
