// The distances against their definitions, written out.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, joinRounds, type Rounds } from "../../../src/core/games/index.ts";
import {
  COMPARED_ROUNDS_MIN,
  compareProfiles,
  distancesBetween,
  seedDistance,
} from "../../../src/core/profiles/distance.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { chiSquareCdf } from "../../../src/core/statistics.ts";
import { habitOf, simulated } from "./simulated.ts";

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

const rps = circleGame(3);
const compare = (a: Rounds, b: Rounds, context = 6) =>
  compareProfiles({ game: rps, context, random: seededRandom(1) }, a, b);

describe("a comparison of two histories", () => {
  const [mine, theirs] = [habitOf(rps, 1), habitOf(rps, 2)];

  it("separates different habits, symmetrically, and a history from itself never", () => {
    const [a, b] = [simulated(rps, mine, 300, 3), simulated(rps, theirs, 200, 4)];
    const there = compare(a, b);
    expect(there).toMatchObject({ roundsA: 300, roundsB: 200, permutationP: 0.001 });
    expect(there.effectSize).toBeGreaterThan(0.2);
    expect(compare(b, a).effectSize).toBeCloseTo(there.effectSize, 12);
    expect(compare(a, a)).toMatchObject({ p: 0, normalized: 0, effectSize: 0, permutationP: 1 });
  });

  it("separates by chance about as often as the level for equal habits", () => {
    const people = 80;
    const ps = Array.from({ length: people }, (_, index) => {
      const [a, b] = [140, 220].map((count, at) =>
        simulated(rps, habitOf(rps, index), count, 2 * index + at),
      );
      return compare(a as Rounds, b as Rounds).permutationP ?? 0;
    });
    const share = (level: number): number => ps.filter((p) => p <= level).length / ps.length;
    // Three standard errors.
    expect(share(0.05)).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / people));
    expect(Math.abs(share(0.5) - 0.5)).toBeLessThan(3 * Math.sqrt(0.25 / people));
  });

  it("has no p-value with too few rounds on either side", () => {
    const own = (count: number) => simulated(rps, mine, count, count);
    expect(compare(own(COMPARED_ROUNDS_MIN - 1), own(200)).permutationP).toBeUndefined();
    expect(compare(own(COMPARED_ROUNDS_MIN), own(101)).permutationP).toBeGreaterThan(0);
    expect(compare(own(1), own(1))).toMatchObject({ effectSize: 1 });
    expect(() => compare(own(0), own(9))).toThrow(RangeError);
  });

  it("uses the context only for the source's distance, and accepts long histories", () => {
    const [a, b] = [simulated(rps, mine, 4_000, 3), simulated(rps, theirs, 100, 4)];
    const [six, seven] = [compare(a, b), compare(a, b, 7)];
    expect(seven.d).toHaveLength(8);
    expect(seven).toMatchObject({ permutationP: six.permutationP, effectSize: six.effectSize });
    expect(six.permutationP).toBeLessThan(0.01);
  });
});

describe("distances between many people", () => {
  it("are 0 on the diagonal, symmetric, those of each pair alone, and smaller for similar play", () => {
    const people = [1, 1, 2, 2].map((seed, at) => simulated(rps, habitOf(rps, seed), 400, at));
    const rows = distancesBetween(rps, people);
    rows.forEach((row, i) => {
      row.forEach((distance, j) => {
        expect(rows[j]?.[i]).toBe(distance);
        const alone = i === j ? 0 : compare(people[i] as Rounds, people[j] as Rounds).effectSize;
        expect(distance).toBeCloseTo(alone, 12);
      });
    });
    expect(rows[0]?.[1]).toBeLessThan((rows[0]?.[2] as number) / 2);
  });

  it("use the newest thousand rounds", () => {
    const [old, now] = [simulated(rps, habitOf(rps, 1), 500, 1), simulated(rps, habitOf(rps, 2), 1000, 2)];
    expect(distancesBetween(rps, [joinRounds([old, now]), now])[0]?.[1]).toBe(0);
  });
});
