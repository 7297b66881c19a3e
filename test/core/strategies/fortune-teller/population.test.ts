import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import {
  populationDataOf,
  shippedPopulation,
} from "../../../../src/core/strategies/fortune-teller/known-population.ts";
import { learnPopulation } from "../../../../src/core/strategies/fortune-teller/learning.ts";
import {
  Population,
  type PopulationData,
} from "../../../../src/core/strategies/fortune-teller/population.ts";
import {
  PopulationProblem,
  readPopulation,
  writePopulation,
} from "../../../../src/core/strategies/fortune-teller/population-file.ts";

const rps = matrixGame("rps") as MatrixGame;

const data: fc.Arbitrary<PopulationData> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { maxLength: 20 }),
    fc.nat(1_000_000),
    fc.nat(9),
  )
  .map(([keys, count, weights]) => ({
    size: 3,
    keys: Uint32Array.from(keys).sort(),
    counts: Uint32Array.from({ length: 3 * keys.length }, (_, index) => (count * (index + 1)) % 1_000_003),
    weights: Float64Array.from({ length: weights }, (_, index) => (index - 4) / 32_768),
  }));

it("population data survives being written and read", () => {
  fc.assert(
    fc.property(data, (population) => {
      expect(readPopulation(3, writePopulation(population))).toEqual(population);
    }),
    { seed: 3, numRuns: 100 },
  );
});

it("population data rejects a file cut anywhere or with any byte changed", () => {
  const bytes = writePopulation({
    size: 3,
    keys: Uint32Array.of(5, 900_000),
    counts: Uint32Array.of(1, 2, 3, 400, 5, 6),
    weights: Float64Array.of(0.25),
  });
  for (let length = 0; length < bytes.length; length++) {
    expect(() => readPopulation(3, bytes.subarray(0, length))).toThrow(PopulationProblem);
  }
  bytes.forEach((byte, index) => {
    const changed = bytes.slice();
    changed[index] = byte ^ 1;
    expect(() => readPopulation(3, changed)).toThrow(PopulationProblem);
  });
});

it("population data rejects another game's file and says so", () => {
  const bytes = writePopulation({
    size: 2,
    keys: new Uint32Array(),
    counts: new Uint32Array(),
    weights: new Float64Array(),
  });
  expect(() => readPopulation(3, bytes)).toThrow("for 2 moves, not 3");
});

it("population data covers only rock-paper-scissors and odd-even, loaded once", () => {
  expect(shippedPopulation(rps)).toBeInstanceOf(Population);
  expect(shippedPopulation(rps)).toBe(shippedPopulation(rps));
  expect(shippedPopulation(matrixGame("oddeven") as MatrixGame)).toBeInstanceOf(Population);
  expect(shippedPopulation(matrixGame("rpsls") as MatrixGame)).toBeUndefined();
});

it("population data gives a move's smoothed probability and its certainty", () => {
  const population = new Population({
    size: 3,
    keys: Uint32Array.of(7),
    counts: Uint32Array.of(90, 20, 10),
    weights: new Float64Array(),
  });
  const entry = population.find(7);
  expect(population.find(8)).toBe(-1);
  expect(population.shares[3 * entry]).toBeCloseTo(100 / 150, 6);
  expect(population.shares[3 * entry + 2]).toBeCloseTo(20 / 150, 6);
  expect(population.confidence(entry)).toBe(2);
});

/** People who mostly play rock, and sometimes anything else. */
function people(count: number): { person: Uint8Array; bot: Uint8Array }[] {
  return Array.from({ length: count }, (_, who) => {
    const random = seededRandom(who);
    const person = Uint8Array.from({ length: 60 }, () => (random.unit() < 0.8 ? 0 : 1 + random.below(2)));
    return { person, bot: Uint8Array.from({ length: 60 }, () => random.below(3)) };
  });
}

it("population data is learned reproducibly from a seed, without rare situations", () => {
  const learn = (seed: number, visitsMin: number): PopulationData =>
    learnPopulation(3, people(12), { visitsMin, random: seededRandom(seed) });
  const population = learn(1, 30);
  expect(learn(1, 30)).toEqual(population);
  expect(learn(1, 300).keys.length).toBeLessThan(population.keys.length);
  const sums = Array.from(population.keys, (_, entry) =>
    population.counts.subarray(3 * entry, 3 * entry + 3).reduce((sum, count) => sum + count),
  );
  expect(Math.min(...sums)).toBeGreaterThanOrEqual(30);
  expect(Math.max(...sums)).toBe(12 * 60);
  const often = population.counts.subarray(
    3 * sums.indexOf(12 * 60),
    3 * sums.indexOf(12 * 60) + 1,
  )[0] as number;
  expect(often / (12 * 60)).toBeCloseTo(0.8, 1);
});

/** Valid bytes, learned from such people. */
function ownBytes(count = 12): Uint8Array {
  return writePopulation(learnPopulation(3, people(count), { visitsMin: 30, random: seededRandom(1) }));
}

it("population data rejects a file that claims more than it has, or other inputs' weights", () => {
  const few = { size: 3, keys: new Uint32Array(), counts: new Uint32Array(), weights: new Float64Array(7) };
  expect(() => populationDataOf(3, writePopulation(few))).toThrow("it has 7 weights, not 1044");
  const claiming = writePopulation({ ...few, weights: new Float64Array() });
  claiming.set([255, 255, 255, 127], "gdk-population".length + 2);
  claiming.set(
    createHash("sha256").update(claiming.subarray(0, -8)).digest().subarray(0, 8),
    claiming.length - 8,
  );
  expect(() => populationDataOf(3, claiming)).toThrow(PopulationProblem);
  expect(populationDataOf(3, ownBytes()).weights).toHaveLength(1044);
});
