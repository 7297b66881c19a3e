// The distances against their definitions, written out; and the permutation test on tables so small that every deal can
// be counted by hand.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, type Rounds } from "../../../src/core/games/index.ts";
import {
  compareProfiles,
  permutationP,
  type Similarities,
  seedDistance,
  unlikeness,
} from "../../../src/core/profiles/distance.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { chiSquareCdf } from "../../../src/core/statistics.ts";

/** The last moves before a round, starting with the person's; undefined before the start. */
function placesOf({ person, bot }: Rounds, round: number, context: number): (number | undefined)[] {
  return Array.from(
    { length: context },
    (_, place) => (place % 2 ? bot : person)[round - 1 - Math.floor(place / 2)],
  );
}

/** All counters of a history, keyed by the pattern of filled places and the move that followed. */
function countersOf(rounds: Rounds, context: number): Map<string, number> {
  const counters = new Map<string, number>();
  rounds.person.forEach((move, round) => {
    const places = placesOf(rounds, round, context);
    for (let subset = 0; subset < 2 ** context; subset++) {
      const chosen = [...Array(context).keys()].filter((place) => (subset >> place) & 1);
      if (chosen.some((place) => places[place] === undefined)) continue;
      const key = `${chosen.map((place) => `${place}=${places[place]}`).join()}:${move}`;
      counters.set(key, (counters.get(key) ?? 0) + 1);
    }
  });
  return counters;
}

/** d_1 … d_(n+1) by the source's formula, with the larger history scaled to the smaller. */
function literalSum(size: number, context: number, a: Rounds, b: Rounds): number[] {
  const [first, second] = [countersOf(a, context), countersOf(b, context)];
  const smaller = Math.min(a.person.length, b.person.length);
  const d = new Array<number>(context + 1).fill(0);
  for (const key of new Set([...first.keys(), ...second.keys()])) {
    const filled = key.split("=").length - 1;
    const mine = ((first.get(key) ?? 0) * smaller) / a.person.length;
    const theirs = ((second.get(key) ?? 0) * smaller) / b.person.length;
    d[filled] = (d[filled] as number) + ((mine - theirs) ** 2 * size ** (filled + 1)) / smaller;
  }
  return d;
}

/** The mean of 8^matches over pairs of rounds with equal moves, no round with itself. */
function meanSimilarity(a: Rounds, b: Rounds): number {
  let sum = 0;
  a.person.forEach((mine, i) => {
    b.person.forEach((theirs, j) => {
      if (mine !== theirs || (a === b && i === j)) return;
      const [left, right] = [placesOf(a, i, 6), placesOf(b, j, 6)];
      sum += 8 ** left.filter((move, place) => move !== undefined && move === right[place]).length;
    });
  });
  return sum / (a.person.length * (a === b ? a.person.length - 1 : b.person.length));
}

const historyOf = (size: number, longest: number) =>
  fc
    .array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { minLength: 1, maxLength: longest })
    .map((rounds): Rounds => {
      return {
        person: Uint8Array.from(rounds, ([own]) => own),
        bot: Uint8Array.from(rounds, ([, other]) => other),
      };
    });

const twoHistories = fc
  .record({ size: fc.constantFrom(3, 5, 9), context: fc.integer({ min: 1, max: 7 }) })
  .chain(({ size, context }) =>
    fc.record({
      size: fc.constant(size),
      context: fc.constant(context),
      a: historyOf(size, 24),
      b: historyOf(size, 24),
    }),
  );

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.max(1, other);

describe("the source's distance", () => {
  it("equals the sum over all counters at every depth, in either order", () => {
    fc.assert(
      fc.property(twoHistories, ({ size, context, a, b }) => {
        const expected = literalSum(size, context, a, b);
        const { d, p, normalized } = seedDistance(size, context, [a], [b]);
        expect(d).toHaveLength(context + 1);
        expect(p).toBeCloseTo(
          expected.reduce((sum, value, depth) => sum + chiSquareCdf(value, depth + 1), 0),
          9,
        );
        expect(normalized).toBeCloseTo(p / (context + 1), 12);
        const back = seedDistance(size, context, [b], [a]).d;
        return [d, back].every((one) =>
          one.every((value, depth) => isNear(value, expected[depth] as number)),
        );
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("pools the histories of a side, without contexts across them", () => {
    const rocks = (count: number): Rounds => ({
      person: new Uint8Array(count),
      bot: new Uint8Array(count),
    });
    expect(seedDistance(3, 2, [rocks(200)], [rocks(200), rocks(200)]).d).toEqual([0, 0, 0]);
    // 199 of 200 rounds have a previous round; for 400 scaled to 200 it's 199.5. So (1/2)^2 * 9 / 200, in two counters.
    expect(seedDistance(3, 2, [rocks(200)], [rocks(400)]).d[1]).toBeCloseTo((2 * 0.25 * 9) / 200, 12);
    expect(() => seedDistance(3, 2, [rocks(0)], [rocks(1)])).toThrow("without rounds");
  });
});

describe("our own distance", () => {
  it("is 1 minus the mean similarity across over the root of both within", () => {
    fc.assert(
      fc.property(twoHistories, ({ size, a, b }) => {
        const random = seededRandom(1);
        const { effectSize } = compareProfiles({ game: circleGame(size), context: 1, random }, a, b);
        const own = meanSimilarity(a, a) * meanSimilarity(b, b);
        const expected = own > 0 ? 1 - meanSimilarity(a, b) / Math.sqrt(own) : 1;
        return isNear(effectSize, Math.max(0, expected));
      }),
      { seed: 2, numRuns: 100 },
    );
  });
});

/** Blocks of ten rounds whose similarity is `near` within a camp and `far` between camps. */
function camps(sides: readonly number[], near = 90, far = 30): Similarities {
  const sums = sides.map((mine) => Float64Array.from(sides, (theirs) => (mine === theirs ? near : far)));
  return { rounds: sides.map(() => 10), sums };
}

describe("the permutation test", () => {
  it("compares means over the rounds of both sides", () => {
    expect(unlikeness(camps([0, 0, 1]), [0, 1], [2])).toBeCloseTo(
      1 - 60 / 200 / Math.sqrt((360 / 380) * (90 / 90)),
      12,
    );
    expect(unlikeness(camps([0, 1], 0), [0], [1])).toBe(1);
  });

  it.each([
    [
      "three of six, which can be chosen in 20 ways, two of which separate the camps",
      [0, 0, 0, 1, 1, 1],
      3,
      0.1,
    ],
    ["one of four, of which only the odd one out separates them", [1, 0, 0, 0], 1, 0.25],
  ])("approaches the share of deals that separate the blocks as far: %s", (_, sides, first, share) => {
    expect(Math.abs(permutationP(camps(sides), first, 20_000, seededRandom(1)) - share)).toBeLessThan(0.01);
  });

  it("is never 0, and 1 if all deals are alike", () => {
    expect(permutationP(camps([0, 0, 1, 1]), 2, 0, seededRandom(1))).toBe(1);
    expect(permutationP(camps([0, 0, 0, 0]), 2, 99, seededRandom(1))).toBe(1);
    const many = Array.from({ length: 40 }, (_, block) => (block < 20 ? 0 : 1));
    expect(permutationP(camps(many), 20, 999, seededRandom(1))).toBe(1 / 1000);
  });
});
