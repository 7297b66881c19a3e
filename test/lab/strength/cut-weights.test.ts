import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/games/index.ts";
import { learnFromPeople } from "../../../src/lab/index.ts";
import { cutWeights } from "../../../src/lab/strength/cut-weights.ts";
import { Mind, type Part, Population } from "../../../src/strategies/index.ts";
import { rotatingPeople } from "./people.ts";

const population = learnFromPeople({ game: circleGame(3), people: rotatingPeople(3, 60), visitsMin: 5, seed: 1 });

/** The weights by input's number, as a mind would use them that starts from this population. */
function weightsUsed(data: typeof population, without?: Part): readonly number[] {
  return [...new Mind(3, { population: new Population(data), without }).weights];
}

describe("cut weights", () => {
  it.each(["second-guess", "followers", "echoes"] as const)(
    "fit a mind without %s, which else would not use what was learned",
    (part) => {
      const cut = cutWeights(population, part);
      expect(weightsUsed(cut, part)).toEqual([...cut.weights]);
      expect(new Set(weightsUsed(population, part)).size).toBe(1);
      expect(cut.weights.length).toBeLessThan(population.weights.length);
    },
  );

  it("leave out one stretch each, and all three stretches follow each other", () => {
    const marked = { ...population, weights: population.weights.map((_, index) => index) };
    const missing = (["second-guess", "followers", "echoes"] as const).flatMap((part) => {
      const kept = new Set(cutWeights(marked, part).weights);
      return [...marked.weights].filter((index) => !kept.has(index));
    });
    const [first = 0] = missing;
    expect(missing).toEqual(missing.map((_, index) => first + index));
    expect(first).toBeGreaterThan(0);
    expect(missing.length + first).toBeLessThan(marked.weights.length);
  });

  it("are the same where the part is no input, or nothing is left out", () => {
    for (const part of ["nimble", "safety", "edge", undefined] as const)
      expect(cutWeights(population, part)).toBe(population);
  });
});
