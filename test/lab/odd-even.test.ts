import { describe, expect, it } from "vitest";
import { CHECKPOINTS, type HitRates, hitRatesOf, LINKED, oddEvenPairings } from "../../src/lab/odd-even.ts";

const sample = { matches: 12, seed: 1 };
const wildcard = oddEvenPairings()
  .filter(({ machine }) => machine === "wildcard")
  .map((pairing) => hitRatesOf(pairing, sample));
const row = (rows: readonly HitRates[], opponent: string) =>
  rows.find((one) => one.opponent === opponent) as HitRates;
const last = ({ rates }: HitRates) => rates.at(-1) as number;

describe("the odd-even machines", () => {
  it("each play eleven coins and patterns, and all machines", () => {
    const pairings = oddEvenPairings();
    const machines = [...new Set(pairings.map(({ machine }) => machine))];
    expect(machines).toEqual([LINKED, "daemons", "shannon", "seer", "markov", "wildcard", "random"]);
    expect(pairings).toHaveLength(machines.length * (11 + machines.length));
    expect(pairings.filter(({ machine }) => machine === "seer").map(({ opponent }) => opponent)).toEqual(
      expect.arrayContaining(["coin 30 % odd", "pattern 110", "period 5, drawn", "shannon", LINKED]),
    );
  });
});

describe("the linked code's machine", () => {
  it.each([
    ["pattern 10", [0.94, 0.985, 0.997]],
    ["pattern 110", [0.88, 0.97, 0.994]],
    ["pattern 11010", [0.66, 0.895, 0.979]],
  ])("guesses %s like that code, move by move: %j, whatever the seed", (opponent, rates) => {
    for (const seed of [1, 2]) {
      const own = hitRatesOf({ machine: LINKED, opponent }, { matches: 2, seed });
      expect(own).toMatchObject({ rates, standardErrors: [0, 0, 0] });
      own.reference?.forEach((rate, at) => {
        expect(rate).toBeCloseTo(rates[at] as number, 12);
      });
    }
  });

  it.each([
    ["coin 50 % odd", [0.5, 0.5, 0.5]],
    ["coin 70 % odd", [0.486, 0.613, 0.674]],
    ["coin 80 % odd", [0.568, 0.731, 0.782]],
  ])("guesses the %s like that code, within three standard errors: %j", (opponent, rates) => {
    const own = hitRatesOf({ machine: LINKED, opponent }, { matches: 100, seed: 1 });
    own.rates.forEach((rate, at) => {
      expect(Math.abs(rate - (rates[at] as number))).toBeLessThan(3 * (own.standardErrors[at] as number));
    });
  });

  it("differs from ours, which guesses both sides of a coin equally well", () => {
    const rate = (machine: string, opponent: string) =>
      hitRatesOf({ machine, opponent }, { matches: 60, seed: 1 }).rates[0] as number;
    expect(rate(LINKED, "coin 30 % odd") - rate(LINKED, "coin 70 % odd")).toBeGreaterThan(0.1);
    expect(Math.abs(rate("daemons", "coin 30 % odd") - rate("daemons", "coin 70 % odd"))).toBeLessThan(0.05);
    expect(rate("daemons", "coin 70 % odd")).toBeGreaterThan(rate(LINKED, "coin 70 % odd") + 0.05);
  });
});

describe("the hit rates", () => {
  it("are near a half against fair coins and random, with a realistic error", () => {
    for (const opponent of ["coin 50 % odd", "random"]) {
      const { standardErrors } = row(wildcard, opponent);
      expect(Math.abs(last(row(wildcard, opponent)) - 0.5)).toBeLessThan(0.02);
      expect(standardErrors.at(-1)).toBeGreaterThan(0.002);
      expect(standardErrors.at(-1)).toBeLessThan(0.009);
    }
  });

  it.each([
    ["coin 70 % odd", "coin 30 % odd", 0.6],
    ["coin 80 % odd", "coin 20 % odd", 0.7],
  ])("are the same for both sides of a coin: %s and %s", (odd, even, least) => {
    expect(last(row(wildcard, odd))).toBeGreaterThan(least);
    expect(Math.abs(last(row(wildcard, odd)) - last(row(wildcard, even)))).toBeLessThan(0.03);
  });

  it.each([
    ["pattern 10", 0.97],
    ["pattern 110", 0.97],
    ["period 2, drawn", 0.97],
    ["period 3, drawn", 0.97],
    ["period 5, drawn", 0.8],
  ])("rise with the number of moves of %s", (opponent, least) => {
    const { rates } = row(wildcard, opponent);
    expect(rates).toHaveLength(CHECKPOINTS.length);
    expect(rates[2]).toBeGreaterThan(least);
    expect(rates[0]).toBeLessThan(rates[2] as number);
  });

  it("vary between matches for drawn patterns, but not for fixed ones", () => {
    const errors = (opponent: string) =>
      hitRatesOf({ machine: LINKED, opponent }, { matches: 12, seed: 3 }).standardErrors[0] as number;
    expect(errors("period 5, drawn")).toBeGreaterThan(0);
    expect(errors("pattern 11010")).toBe(0);
  });

  it("are a half for the random machine, whoever it plays", () => {
    for (const opponent of ["coin 80 % odd", "period 3, drawn", "wildcard"]) {
      const { rates } = hitRatesOf({ machine: "random", opponent }, { matches: 12, seed: 2 });
      expect(Math.abs((rates.at(-1) as number) - 0.5)).toBeLessThan(0.02);
    }
  });

  it("have a reference only for the linked code's machine", () => {
    expect(wildcard.filter(({ reference }) => reference)).toEqual([]);
    const referenceOf = (machine: string, opponent: string) =>
      hitRatesOf({ machine, opponent }, { matches: 2, seed: 1 }).reference;
    expect(referenceOf(LINKED, "pattern 110")).toHaveLength(CHECKPOINTS.length);
    expect(referenceOf(LINKED, "period 3, drawn")).toBeUndefined();
    expect(referenceOf("daemons", "pattern 110")).toBeUndefined();
  });

  it("repeat with the same seed and change with another", () => {
    const again = (seed: number) =>
      hitRatesOf({ machine: "wildcard", opponent: "period 5, drawn" }, { matches: 2, seed });
    expect(again(4)).toEqual(again(4));
    expect(again(4)).not.toEqual(again(5));
  });
});
