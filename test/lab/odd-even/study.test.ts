import { describe, expect, it } from "vitest";
import { CHECKPOINTS, type HitRates, hitRatesOf, oddEvenPairings } from "../../../src/lab/odd-even/study.ts";

const sample = { matches: 12, seed: 1 };
const wildcard = oddEvenPairings()
  .pairings.filter(({ machine }) => machine === "wildcard")
  .map((pairing) => hitRatesOf(pairing, sample));
const row = (rows: readonly HitRates[], opponent: string) =>
  rows.find((one) => one.opponent === opponent) as HitRates;
const last = ({ rates }: HitRates) => rates.at(-1) as number;

describe("the machines of odd-even", () => {
  it("are those that the registry has, each against eight sources and all machines; the others are named as missing", () => {
    const { pairings, missing } = oddEvenPairings();
    const present = [...new Set(pairings.map(({ machine }) => machine))];
    expect([...present, ...missing].sort()).toEqual([
      "daemons",
      "markov",
      "random",
      "seer",
      "shannon",
      "wildcard",
    ]);
    expect(pairings).toHaveLength(present.length * (8 + present.length));
    expect(pairings.filter(({ machine }) => machine === "seer").map(({ opponent }) => opponent)).toEqual(
      expect.arrayContaining(["coin 30 % odd", "period 5", "shannon", "seer"]),
    );
  });
});

describe("the hit rates", () => {
  it("are near a half against fair coins and a strategy by lot, with an honest error", () => {
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
  ])("are alike for both sides of a coin: %s and %s", (odd, even, least) => {
    expect(last(row(wildcard, odd))).toBeGreaterThan(least);
    expect(Math.abs(last(row(wildcard, odd)) - last(row(wildcard, even)))).toBeLessThan(0.03);
  });

  it.each([
    ["period 2", 0.97],
    ["period 3", 0.97],
    ["period 5", 0.8],
  ])("rise with the moves of %s", (opponent, least) => {
    const { rates } = row(wildcard, opponent);
    expect(rates).toHaveLength(CHECKPOINTS.length);
    expect(rates[2]).toBeGreaterThan(least);
    expect(rates[0]).toBeLessThan(rates[2] as number);
  });

  it("of a machine by lot are a half against all, and never better than its opponent's", () => {
    for (const opponent of ["coin 80 % odd", "period 3", "wildcard"]) {
      const { rates } = hitRatesOf({ machine: "random", opponent }, { matches: 12, seed: 2 });
      expect(Math.abs((rates.at(-1) as number) - 0.5)).toBeLessThan(0.02);
    }
  });

  it("stand beside a reference for the daemon machine alone", () => {
    expect(wildcard.filter(({ reference }) => reference)).toEqual([]);
    const daemons = (opponent: string) =>
      hitRatesOf({ machine: "daemons", opponent }, { matches: 2, seed: 1 });
    expect(daemons("period 5").reference?.map((rate) => rate.toFixed(3))).toEqual([
      "0.660",
      "0.895",
      "0.979",
    ]);
    expect(daemons("coin 30 % odd").reference).toBeUndefined();
  });

  it("are the same again from the same seed, and others from another", () => {
    const again = (seed: number) =>
      hitRatesOf({ machine: "wildcard", opponent: "period 5" }, { matches: 2, seed });
    expect(again(4)).toEqual(again(4));
    expect(again(4)).not.toEqual(again(5));
  });
});
