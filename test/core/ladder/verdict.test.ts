// Whether a duel counts on the ladder, for whom, and how much.

import { describe, expect, it } from "vitest";
import { type DuelFacts, LEFT_FREE, ratingVerdict } from "../../../src/core/ladder/index.ts";

const SIDE = { today: 0, matches: 20, newcomers: 0, others: 8, left: 0 };
const duel = (changed: Partial<DuelFacts> = {}): DuelFacts => ({
  ...{ isRated: true, winner: 0, ending: "score", played: 6, isOnePerson: false, isLate: false },
  ...{ pair: { today: 0, month: 0 }, sides: [SIDE, SIDE] },
  ...changed,
});
const whyOf = (changed: Partial<DuelFacts>) => {
  const verdict = ratingVerdict(duel(changed));
  return verdict.isRated ? "rated" : verdict.why;
};
const weightsOf = (changed: Partial<DuelFacts>) =>
  ratingVerdict(duel(changed)).sides.map((side) => side?.weight);

describe("a duel's rating", () => {
  it.each<[string, Partial<DuelFacts>, string]>([
    ["when it is played out", {}, "rated"],
    ["when all rounds are played and it is level", { ending: "rounds", winner: "level" }, "rated"],
    ["when the loser resigns in the third round", { ending: "resigned", played: 2 }, "rated"],
    ["when the loser is absent after two rounds", { ending: "absent", played: 2 }, "rated"],
    ["when both agree on a draw after two rounds", { ending: "agreed", winner: "level", played: 2 }, "rated"],
    ["not where nobody wanted it", { isRated: false }, "friendly"],
    ["not between identities of one person", { isOnePerson: true }, "one-person"],
    ["not where both went", { ending: "void", winner: "level" }, "nobody"],
    ["not when the loser resigns in the second round", { ending: "resigned", played: 1 }, "early"],
    ["not when the loser never came", { ending: "absent", played: 0 }, "early"],
    [
      "not when a draw is agreed before two rounds",
      { ending: "agreed", winner: "level", played: 1 },
      "early",
    ],
    ["not for the fourth time of two on a day", { pair: { today: 3, month: 3 } }, "pair-day"],
    ["for the third time of two on a day", { pair: { today: 2, month: 2 } }, "rated"],
    ["not for the 21st time of one on a day", { sides: [{ ...SIDE, today: 20 }, SIDE] }, "person-day"],
    ["not when it comes too late to be told from one that was counted", { isLate: true }, "late"],
  ])("%s", (_what, changed, expected) => {
    expect(whyOf(changed)).toBe(expected);
  });

  it("uses the scores of winner and loser, or half a point each", () => {
    const scores = (winner: 0 | 1 | "level") =>
      ratingVerdict(duel({ winner })).sides.map((side) => side?.score);
    expect(scores(0)).toEqual([1, 0]);
    expect(scores(1)).toEqual([0, 1]);
    expect(scores("level")).toEqual([0.5, 0.5]);
  });
});

describe("leaving within two rounds", () => {
  const leaving = (left: number) =>
    ratingVerdict(duel({ ending: "resigned", winner: 1, played: 1, sides: [{ ...SIDE, left }, SIDE] }));

  it("changes nothing for either player, and is noted for the leaver", () => {
    const [leaver, other] = leaving(LEFT_FREE - 1).sides;
    expect(leaver).toEqual({ score: 0, weight: 0, hasLeft: true });
    expect(other).toBeUndefined();
  });

  it("costs a player who leaves too often in a month, and pays no one", () => {
    const verdict = leaving(LEFT_FREE);
    expect(verdict).toMatchObject({ isRated: false, why: "left-often" });
    expect(verdict.sides).toEqual([{ score: 0, weight: 1, hasLeft: true }, undefined]);
  });
});

describe("a result's weight", () => {
  it("falls each time that a pair meets in a month", () => {
    expect([0, 1, 2, 9].map((month) => weightsOf({ pair: { today: 0, month } }))).toEqual([
      [1, 1],
      [1 / 2, 1 / 2],
      [1 / 3, 1 / 3],
      [1 / 10, 1 / 10],
    ]);
  });

  it("falls the fewer others the opponent has met", () => {
    expect(weightsOf({ sides: [SIDE, { ...SIDE, others: 0 }] })).toEqual([1 / 6, 1]);
    expect(weightsOf({ sides: [{ ...SIDE, others: 2 }, SIDE] })).toEqual([1, 1 / 2]);
  });

  it("falls after many newcomers, for their opponent but not for them", () => {
    const newcomer = { ...SIDE, matches: 9 };
    expect(weightsOf({ sides: [{ ...SIDE, newcomers: 4 }, newcomer] })).toEqual([1, 1]);
    expect(weightsOf({ sides: [{ ...SIDE, newcomers: 9 }, newcomer] })).toEqual([1 / 2, 1]);
    expect(weightsOf({ sides: [{ ...SIDE, newcomers: 9 }, SIDE] })).toEqual([1, 1]);
  });
});
