import fc from "fast-check";
import { expect, it } from "vitest";
import type { Rounds } from "../../src/core/games/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { sum } from "../../src/core/statistics.ts";
import { readPopulation } from "../../src/core/strategies/fortune-teller/population.ts";
import { learnPopulation, writePopulation } from "../population.ts";

it("survives being written and read", () => {
  const data = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { maxLength: 20 }),
      fc.nat(1_000_000),
      fc.nat(9),
    )
    .map(([keys, count, weights]) => ({
      counts: new Map(keys.sort((a, b) => a - b).map((key, at) => [key, [count, at, count + at]])),
      weights: Float64Array.from({ length: weights }, (_, index) => (index - 4) / 32_768),
    }));
  fc.assert(
    fc.property(data, (population) => {
      expect(readPopulation(3, writePopulation(population))).toEqual(population);
    }),
    { seed: 3 },
  );
});

/** Somebody who mostly plays rock, and sometimes anything else. */
function person(seed: number): Rounds {
  const random = seededRandom(seed);
  const moves = Uint8Array.from({ length: 60 }, () => (random.unit() < 0.8 ? 0 : 1 + random.below(2)));
  return { person: moves, bot: moves.map(() => random.below(3)) };
}

it("is learned reproducibly from a seed, without rare situations", () => {
  const people = Array.from({ length: 12 }, (_, seed) => person(seed));
  const learned = learnPopulation(people, 30, 1);
  expect(learnPopulation(people, 30, 1)).toEqual(learned);
  expect(learnPopulation(people, 300, 1).counts.size).toBeLessThan(learned.counts.size);
  const visits = [...learned.counts.values()].map(sum);
  expect(Math.min(...visits)).toBeGreaterThanOrEqual(30);
  // Everybody is always in the situation without terms.
  const [always] = [...learned.counts.values()].filter((row) => sum(row) === 12 * 60);
  expect((always?.[0] ?? 0) / (12 * 60)).toBeCloseTo(0.8, 1);
});
