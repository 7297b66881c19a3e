// How decided rounds are counted, and what they're worth.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  gainedIn,
  lentWins,
  roundsMissing,
  type WinLoss,
  wilsonInterval,
  winLossIn,
  winShareBound,
  winShareInterval,
  withRanked,
} from "../../../src/people/index.ts";

const at = (text: string): number => Date.parse(`${text}Z`);
const SUNDAY = at("2026-11-22T23:00");
const MONDAY = at("2026-11-23T01:00");
const DECEMBER = at("2026-12-01T00:00");
const WON = { result: 1, expected: 0.25 };
const LOST = { result: -1, expected: -0.5 };
const DRAWN = { result: 0, expected: 0.3 };

describe("decided rounds", () => {
  it("are counted by week, month and all time, starting again each period", () => {
    let decided = withRanked(undefined, WON, SUNDAY);
    decided = withRanked(decided, LOST, SUNDAY);
    decided = withRanked(decided, WON, MONDAY);
    const tallies = (now: number) =>
      (["week", "month", "all"] as const).map((period) => winLossIn(decided, period, now));
    expect(tallies(MONDAY)).toEqual([
      [1, 0],
      [2, 1],
      [2, 1],
    ]);
    decided = withRanked(decided, LOST, DECEMBER);
    expect(tallies(DECEMBER)).toEqual([
      [0, 1],
      [0, 1],
      [2, 2],
    ]);
  });

  it("of a past period don't count in the current one", () => {
    const decided = withRanked(undefined, WON, SUNDAY);
    expect(winLossIn(decided, "week", SUNDAY)).toEqual([1, 0]);
    expect(winLossIn(decided, "week", MONDAY)).toEqual([0, 0]);
    expect(winLossIn(decided, "month", DECEMBER)).toEqual([0, 0]);
    expect(winLossIn(decided, "all", DECEMBER)).toEqual([1, 0]);
    expect(winLossIn(undefined, "all", SUNDAY)).toEqual([0, 0]);
  });
});

describe("the expected results of ranked rounds", () => {
  it("are counted apart from the results, drawn rounds included", () => {
    const rounds = [WON, LOST, DRAWN, DRAWN].map((round) => [round, SUNDAY] as const);
    const decided = [...rounds, [WON, MONDAY] as const].reduce<ReturnType<typeof withRanked> | undefined>(
      (before, [round, now]) => withRanked(before, round, now),
      undefined,
    );
    expect(gainedIn(decided, "all", MONDAY)).toBeCloseTo(0.6, 6);
    expect(gainedIn(decided, "month", MONDAY)).toBeCloseTo(0.6, 6);
    expect(gainedIn(decided, "week", MONDAY)).toBeCloseTo(0.25, 6);
    expect(gainedIn(decided, "month", DECEMBER)).toBe(0);
    expect(winLossIn(decided, "all", MONDAY)).toEqual([2, 1]);
  });

  it("reduce the wins if given away, and never add to them", () => {
    expect(lentWins([60, 40])).toBe(4);
    expect(lentWins([60, 40], 30)).toBe(19);
    expect(lentWins([60, 40], -30)).toBe(4);
    expect(lentWins([3, 40], 30)).toBe(3);
    // 90 of 100 rounds won, all of it expected, are worth as much as 50 of 100.
    expect(winShareBound([90, 10], lentWins([90, 10], 80))).toBe(winShareBound([50, 50]));
  });
});

describe("the score of a win-loss record", () => {
  // The lower bounds of Wilson's interval at 95 %, as other programs print them.
  it.each([
    [[0, 10], 0],
    [[1, 0], 0.20654],
    [[10, 0], 0.72247],
    [[50, 50], 0.40383],
    [[5, 5], 0.23659],
    [[81, 182], 0.25529],
  ] as [WinLoss, number][])("for %j is %d", (winLoss, score) => {
    expect(wilsonInterval(winLoss)[0]).toBeCloseTo(score, 4);
  });

  it("counts an account's first four wins as losses", () => {
    expect(winShareBound([54, 46])).toBeCloseTo(0.40383, 4);
    expect(winShareBound([5, 0])).toBe(wilsonInterval([1, 4])[0]);
    expect(winShareBound([3, 7])).toBe(0);
  });

  it("is zero without rounds and never above the share itself", () => {
    expect(winShareBound([0, 0])).toBe(0);
    const property = fc.property(fc.nat(5000), fc.nat(5000), (won, lost) => {
      const score = winShareBound([won, lost]);
      expect(score).toBeLessThanOrEqual(won / Math.max(1, won + lost) + 1e-12);
      expect(score).toBeGreaterThanOrEqual(-1e-12);
      expect(winShareBound([won + 1, lost])).toBeGreaterThanOrEqual(score - 1e-12);
      expect(winShareBound([won + 5, lost])).toBeGreaterThan(score);
    });
    fc.assert(property, { seed: 2 });
  });

  it("is the lower end of an interval that narrows with the rounds", () => {
    const [low, high] = winShareInterval([81, 182]);
    expect(low).toBe(winShareBound([81, 182]));
    expect(high).toBeCloseTo(0.36621, 4);
    const [longLow, longHigh] = winShareInterval([810, 1820]);
    expect(longHigh - longLow).toBeLessThan(high - low);
    expect(winShareInterval([0, 0])).toEqual([0, 1]);
    const both = wilsonInterval([30, 70]);
    const other = wilsonInterval([70, 30]);
    expect(both[0] + other[1]).toBeCloseTo(1, 12);
  });

  it("needs thirty decided rounds", () => {
    expect([
      roundsMissing([0, 0]),
      roundsMissing([10, 19]),
      roundsMissing([10, 20]),
      roundsMissing([90, 9]),
    ]).toEqual([30, 1, 0, 0]);
  });
});
