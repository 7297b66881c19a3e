import { describe, expect, it } from "vitest";
import { fitted, inPoints } from "../../../../src/core/championships/league/bradley-terry.ts";
import type { PairRecord } from "../../../../src/core/championships/league/index.ts";
import { sumsOf } from "../../../../src/core/championships/league/sums.ts";
import { seededRandom, shuffled } from "../../../../src/core/random/index.ts";
import { DRAWN, everyPair, forfeit, jumbled, LOST, leagueOf, renamed, WON } from "./leagues.ts";

const bradleyTerry = (size: number, pairs: readonly PairRecord[]): readonly number[] =>
  Array.from(fitted(sumsOf(size, pairs)).logits, inPoints);

const SOME = [0, 0.8, -1.2, 0.3, -0.4, 1.5];

describe("Bradley-Terry strengths", () => {
  it("satisfy the likelihood equation with one extra drawn match", () => {
    const pairs = leagueOf(SOME, 8, seededRandom(1));
    const points = bradleyTerry(SOME.length, pairs);
    const chance = (difference: number) => 1 / (1 + 10 ** (-difference / 400));
    const scored = points.map(() => 0);
    const expectedPayoff = points.map(() => 0);
    for (const { a, b, matches } of pairs)
      for (const { result } of matches) {
        const expected = chance((points[a] as number) - (points[b] as number));
        scored[a] = (scored[a] as number) + result;
        scored[b] = (scored[b] as number) + 1 - result;
        expectedPayoff[a] = (expectedPayoff[a] as number) + expected;
        expectedPayoff[b] = (expectedPayoff[b] as number) + 1 - expected;
      }
    // What remains is each entrant's virtual draw against the average one, whose strength is near 0.
    const rests = scored.map((score, at) => score - (expectedPayoff[at] as number));
    for (const [at, rest] of rests.entries()) expect(rest).toBeCloseTo(chance(points[at] as number) - 0.5, 1);
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 1);
  });

  it("give 400 points for odds of ten to one", () => {
    const matches = [...new Array(1000).fill(WON), ...new Array(100).fill(LOST)];
    const [strong = 0, weak = 0] = bradleyTerry(2, [{ a: 0, b: 1, matches }]);
    expect(strong - weak).toBeGreaterThan(395);
    expect(strong - weak).toBeLessThan(400);
  });

  it("recover planted strengths", () => {
    const strengths = Array.from({ length: 20 }, (_, at) => (at - 9.5) / 5);
    const points = bradleyTerry(20, leagueOf(strengths, 60, seededRandom(2)));
    for (const [at, strength] of strengths.entries()) {
      const planted = (400 / Math.LN10) * strength;
      expect(Math.abs((points[at] as number) - planted)).toBeLessThan(45);
    }
  });

  it("don't depend on the order of matches, records or sides", () => {
    const random = seededRandom(3);
    const pairs = leagueOf(SOME, 5, random);
    for (let time = 0; time < 10; time++)
      expect(bradleyTerry(SOME.length, jumbled(pairs, random))).toEqual(bradleyTerry(SOME.length, pairs));
  });

  it("follow their entrants when they are renumbered", () => {
    const random = seededRandom(4);
    const pairs = leagueOf(SOME, 5, random);
    const points = bradleyTerry(SOME.length, pairs);
    const numbers = shuffled([...SOME.keys()], random);
    const after = bradleyTerry(SOME.length, renamed(pairs, numbers));
    for (const [old, now] of numbers.entries()) expect(after[now]).toBe(points[old]);
  });

  it("are equal in a circle and if all matches are drawn", () => {
    const circle = [
      { a: 0, b: 1, matches: [LOST] },
      { a: 1, b: 2, matches: [LOST] },
      { a: 2, b: 0, matches: [LOST] },
    ];
    expect(bradleyTerry(3, circle)).toEqual([0, 0, 0]);
    expect(
      bradleyTerry(
        4,
        everyPair(4, () => [DRAWN, DRAWN]),
      ),
    ).toEqual([0, 0, 0, 0]);
  });

  it("stay finite for the undefeated, and grow with their wins", () => {
    const of = (count: number) =>
      bradleyTerry(2, [{ a: 0, b: 1, matches: new Array(count).fill(forfeit(1)) }])[0] as number;
    expect(of(1)).toBeGreaterThan(0);
    expect(of(10)).toBeGreaterThan(of(1));
    expect(of(10_000)).toBeGreaterThan(of(10));
    expect(of(10_000)).toBeLessThan(5_000);
    const ladder = everyPair(100, () => new Array(16).fill(WON));
    for (const points of bradleyTerry(100, ladder)) expect(Math.abs(points)).toBeLessThan(20_000);
  });

  it("are 0 without matches, for one entrant and for none", () => {
    expect(bradleyTerry(3, [])).toEqual([0, 0, 0]);
    expect(bradleyTerry(1, [])).toEqual([0]);
    expect(bradleyTerry(0, [])).toEqual([]);
  });
});
