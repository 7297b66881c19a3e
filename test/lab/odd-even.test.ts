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
});

describe("the hit rates", () => {
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

  it("repeat with the same seed and change with another", () => {
    const again = (seed: number) =>
      hitRatesOf({ machine: "wildcard", opponent: "period 5, drawn" }, { matches: 2, seed });
    expect(again(4)).toEqual(again(4));
    expect(again(4)).not.toEqual(again(5));
  });
});
