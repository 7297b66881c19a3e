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

it("counts decided rounds by week, month and all time, starting again each period", () => {
  const tallies = (decided: ReturnType<typeof withRanked> | undefined, now: number) =>
    (["week", "month", "all"] as const).map((period) => winLossIn(decided, period, now).join(":"));
  let decided = withRanked(withRanked(undefined, WON, SUNDAY), LOST, SUNDAY);
  expect(tallies(undefined, SUNDAY)).toEqual(["0:0", "0:0", "0:0"]);
  expect(tallies(decided, SUNDAY)).toEqual(["1:1", "1:1", "1:1"]);
  // A past week's rounds don't count in the current one.
  expect(tallies(decided, MONDAY)).toEqual(["0:0", "1:1", "1:1"]);
  decided = withRanked(decided, WON, MONDAY);
  expect(tallies(decided, MONDAY)).toEqual(["1:0", "2:1", "2:1"]);
  expect(tallies(decided, DECEMBER)).toEqual(["0:0", "0:0", "2:1"]);
  expect(tallies(withRanked(decided, LOST, DECEMBER), DECEMBER)).toEqual(["0:1", "0:1", "2:2"]);
});

describe("the expected results of ranked rounds", () => {
  it("are counted apart from the results, drawn rounds included", () => {
    let decided = withRanked(undefined, WON, SUNDAY);
    for (const round of [LOST, DRAWN, DRAWN]) decided = withRanked(decided, round, SUNDAY);
    decided = withRanked(decided, WON, MONDAY);
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
    const records: WinLoss[] = [
      [0, 0],
      [10, 19],
      [10, 20],
      [90, 9],
    ];
    expect(records.map(roundsMissing)).toEqual([30, 1, 0, 0]);
  });
});
