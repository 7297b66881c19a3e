import { describe, expect, it } from "vitest";
import type { Reading } from "../../../src/lab/prior/reading.ts";
import { pairedDifference, scoresOf } from "../../../src/lab/prior/scores.ts";

function reading(player: string, results: readonly number[]): Reading {
  return { player, results: Float64Array.from(results) };
}

const repeated = (value: number, times: number) => new Array<number>(times).fill(value);

describe("scores", () => {
  it("are wins minus losses per round, in total and by stretch", () => {
    const results = [
      ...repeated(1, 5),
      ...repeated(-1, 5),
      ...repeated(0, 10),
      ...repeated(1, 30),
      ...repeated(-1, 50),
      ...repeated(1, 20),
    ];
    const scores = scoresOf([reading("a", results)]);
    expect(scores).toMatchObject({ people: 1, rounds: 120, mean: 0, early: { mean: 0 } });
    expect(scores?.stretches.map(({ rounds, mean }) => [rounds, mean])).toEqual([
      ["1-5", 1],
      ["6-10", -1],
      ["1-10", 0],
      ["11-20", 0],
      ["21-50", 1],
      ["51-100", -1],
      ["101+", 1],
    ]);
  });

  it("use the person as the unit of error and rounds as the weight", () => {
    const scores = scoresOf([reading("a", repeated(1, 30)), reading("b", repeated(0, 10))]);
    expect(scores?.mean).toBe(0.75);
    expect(scores?.standardError).toBeCloseTo(Math.sqrt(2 * (7.5 ** 2 + 7.5 ** 2)) / 40, 12);
  });

  it("leave out stretches no one reached, and are missing for no one", () => {
    expect(scoresOf([reading("a", repeated(1, 7))])?.stretches.map(({ rounds }) => rounds)).toEqual([
      "1-5",
      "6-10",
      "1-10",
    ]);
    expect(scoresOf([])).toBeUndefined();
  });
});

describe("a paired difference", () => {
  it("compares each person with themselves, so common changes have no error", () => {
    const better = [reading("a", repeated(1, 10)), reading("b", repeated(0, 10)), reading("only here", [1])];
    const worse = [reading("b", repeated(-1, 10)), reading("a", repeated(0, 10))];
    expect(pairedDifference(better, worse)).toEqual({ mean: 1, standardError: 0 });
    expect(pairedDifference(better, [])).toBeUndefined();
  });
});
