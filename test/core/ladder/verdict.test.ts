// Whether a duel counts on the ladder, for whom, and how much.

import { describe, expect, it } from "vitest";
import { type DuelFacts, ratingVerdict } from "../../../src/core/ladder/index.ts";

const SIDE = { matches: 20, newcomers: 0, others: 8 };
const duel = (changed: Partial<DuelFacts> = {}): DuelFacts => ({
  ...{ winner: 0, ending: "score", isPairFull: false, pairMonth: 0, sides: [SIDE, SIDE] },
  ...changed,
});
const sidesOf = (changed: Partial<DuelFacts>) => {
  const verdict = ratingVerdict(duel(changed));
  return verdict.isRated ? verdict.sides : expect.fail(verdict.why);
};
const weightsOf = (changed: Partial<DuelFacts>) => sidesOf(changed).map(({ weight }) => weight);

describe("a duel's rating", () => {
  it("counts whatever ended with a result, once a pair a day", () => {
    for (const ending of ["score", "rounds", "resigned", "agreed", "absent"] as const)
      expect(ratingVerdict(duel({ ending })).isRated).toBe(true);
    expect(ratingVerdict(duel({ ending: "void" }))).toEqual({ isRated: false, why: "nobody" });
    expect(ratingVerdict(duel({ isPairFull: true }))).toEqual({ isRated: false, why: "pair-day" });
  });

  it("uses the scores of winner and loser, or half a point each", () => {
    const scores = (winner: 0 | 1 | "level") => sidesOf({ winner }).map(({ score }) => score);
    expect(scores(0)).toEqual([1, 0]);
    expect(scores(1)).toEqual([0, 1]);
    expect(scores("level")).toEqual([0.5, 0.5]);
  });
});

describe("a result's weight", () => {
  it("falls each time that a pair meets in a month", () => {
    expect([0, 1, 9].map((pairMonth) => weightsOf({ pairMonth })[0])).toEqual([1, 1 / 2, 1 / 10]);
  });

  it("falls the fewer others the opponent has met, and against many newcomers", () => {
    expect(weightsOf({ sides: [SIDE, { ...SIDE, others: 0 }] })).toEqual([1 / 6, 1]);
    const newcomers = {
      sides: [
        { ...SIDE, newcomers: 9 },
        { ...SIDE, matches: 3 },
      ],
    } as const;
    expect(weightsOf(newcomers)).toEqual([1 / 2, 1]);
  });
});
