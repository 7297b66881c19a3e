import { describe, expect, it } from "vitest";
import { circleGame, oddEven } from "../../../src/core/games/index.ts";
import { type Contest, constantsOf, gauntletOf, playContest } from "../../strength/contests.ts";

const rps = circleGame(3);
const contest: Contest = {
  purpose: "gauntlet",
  game: "rps",
  strategy: "fortune-teller",
  opponent: "rotation",
  rounds: 60,
  uncounted: 0,
  matches: 1,
};

function meanOf(one: Contest, matches: number): number {
  const sums = Array.from({ length: matches }, (_, match) => playContest(one, match, 1));
  return (
    sums.reduce((total, { sum }) => total + sum, 0) / sums.reduce((total, { count }) => total + count, 0)
  );
}

describe("the gauntlet", () => {
  it("has every family once, further settings, and every constant move", () => {
    const names = gauntletOf(rps);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        "fortune-teller",
        "random",
        "second-guess",
        "markov:order=1",
        "constant:move=2",
      ]),
    );
    expect(names).not.toContain("wildcard-counters");
    expect(names).not.toContain("shannon");
    expect(gauntletOf(oddEven)).toContain("shannon");
    expect(constantsOf(circleGame(5))).toHaveLength(5);
  });
});

describe("a contest", () => {
  it("counts the wins of the judged strategy", () => {
    expect(meanOf(contest, 1)).toBeGreaterThan(0.8);
    expect(meanOf({ ...contest, strategy: "constant", opponent: "always-counter" }, 1)).toBeLessThan(-0.9);
  });

  it("leaves the first rounds out", () => {
    const late = { ...contest, opponent: "constant:move=1", uncounted: 20 };
    expect(playContest(late, 0, 1)).toEqual({ sum: 40, count: 40 });
  });

  it("repeats itself for a seed, and differs in another match", () => {
    const chance = { ...contest, opponent: "random", rounds: 300 };
    expect(playContest(chance, 0, 1)).toEqual(playContest(chance, 0, 1));
    expect(playContest(chance, 0, 1)).not.toEqual(playContest(chance, 1, 1));
  });

  it("draws the same random numbers for the opponent of any strategy", () => {
    const against = (strategy: string) => playContest({ ...contest, strategy, opponent: "random" }, 0, 1).sum;
    // If the opponent's moves are the same, the three constants together win as often as they lose.
    expect(constantsOf(rps).reduce((sum, move) => sum + against(move), 0)).toBe(0);
  });

  it("scores the expected result, so chance against chance is zero", () => {
    expect(playContest({ ...contest, strategy: "fortune-teller", opponent: "random" }, 0, 1).sum).not.toBe(
      Math.round(playContest({ ...contest, strategy: "fortune-teller", opponent: "random" }, 0, 1).sum),
    );
    const chance = { ...contest, strategy: "mirror", opponent: "rotation", rounds: 1 };
    expect(playContest(chance, 0, 1)).toEqual({ sum: 0, count: 1 });
  });
});
