import { describe, expect, it } from "vitest";
import { booked, NEW_ACCOUNT } from "../../../../src/core/strategies/index.ts";
import { mostOf, pointsOf, type ScriptTask, searchScripts } from "../../../strength/adversaries/scripts.ts";

const task: ScriptTask = {
  game: "rps",
  strategy: "fortune-teller",
  seed: 1,
  rounds: 9,
  draws: 2,
  freshDraws: 8,
};

describe("the search for opening scripts", () => {
  it("finds nine moves that sweep every account without a budget", () => {
    const { best, sweeper, old } = searchScripts({ ...task, strategy: "fortune-teller:without=bank" });
    expect([best.points.mean, sweeper.swept]).toEqual([9, 1]);
    expect(old).toMatchObject({ moves: "r r s r p p r s r", swept: 0, points: { mean: 5 } });
  });

  it("finds none that wins more than the budget, and hardly any sweep", () => {
    const { best, sweeper, old } = searchScripts(task);
    expect(best.moves).toMatch(/^([rps] ){8}[rps]$/);
    expect(best.points.mean).toBeGreaterThan(2.3);
    expect(best.points.mean).toBeLessThanOrEqual(2.8);
    expect(sweeper.swept).toBeLessThan(0.02);
    expect(sweeper.swept).toBeGreaterThanOrEqual(old?.swept ?? 1);
  });

  it.each([1, 2, 3])("finds what an exhaustive search finds, seed %i", (seed) => {
    const short = { ...task, strategy: "fortune-teller:memory=match,prior=none", seed, rounds: 4, draws: 3 };
    const all = Array.from({ length: 81 }, (_, code) =>
      [27, 9, 3, 1].map((place) => Math.floor(code / place) % 3),
    );
    const pointsBy = (moves: readonly number[]) =>
      pointsOf(short, moves, "search", 3).reduce((sum, { points }) => sum + points, 0);
    const most = Math.max(...all.map(pointsBy));
    const found = searchScripts(short)
      .best.moves.split(" ")
      .map((initial) => ["r", "s", "p"].indexOf(initial));
    expect(pointsBy(found)).toBeCloseTo(most, 9);
  });

  it("works at odd-even", () => {
    const { best, old } = searchScripts({ ...task, game: "oddeven" });
    expect(best.moves).toMatch(/^([oe] ){8}[oe]$/);
    expect(best.points.mean).toBeLessThanOrEqual(2.8);
    expect(old).toBeUndefined();
  });
});

describe("what a budget can still lose", () => {
  it("is a quarter of the rest each round, and one point when full", () => {
    expect(mostOf(2, NEW_ACCOUNT, 0)).toBe(0);
    expect(mostOf(2, NEW_ACCOUNT, 9)).toBeCloseTo(3 * (1 - 0.75 ** 9), 12);
    expect(mostOf(2, booked(NEW_ACCOUNT, 5), 1)).toBe(1);
    expect(mostOf(2, undefined, 4)).toBe(4);
  });

  it("is less in an opening of three moves, and more after it", () => {
    expect(mostOf(3, NEW_ACCOUNT, 3)).toBeCloseTo(0.8, 12);
    expect(mostOf(3, NEW_ACCOUNT, 9)).toBeCloseTo(3 - 2.2 * (13 / 19) ** 6, 12);
    expect(mostOf(3, { ...NEW_ACCOUNT, rounds: 3 }, 1)).toBeCloseTo((3 * 6) / 19, 12);
  });
});
