import { describe, expect, it } from "vitest";
import { openAccounts, rankedByCoin } from "../../../strength/adversaries/newcomers.ts";
import { farms } from "../../../strength/adversaries/plan.ts";

const task = {
  game: "rps",
  strategy: "fortune-teller",
  isKnowing: true,
  from: 0,
  accounts: 20,
  decided: 45,
  seed: 1,
};

describe("many new accounts", () => {
  it("all rank above one half against a strategy without a budget", () => {
    const counts = openAccounts({ ...task, strategy: "fortune-teller:without=bank", accounts: 5 });
    expect(counts).toEqual({ accounts: 5, atFirst: 5, ever: 5 });
  });

  it("hardly ever rank above one half against one with a budget", () => {
    const knowing = openAccounts(task);
    expect(knowing.ever).toBeLessThanOrEqual(1);
    expect(knowing.atFirst).toBeLessThanOrEqual(knowing.ever);
  });

  it("repeat themselves, and differ in each part of the study", () => {
    expect(openAccounts(task)).toEqual(openAccounts(task));
    expect(openAccounts({ ...task, decided: 29 })).toMatchObject({ ever: 0 });
  });
});

describe("filling the budget unranked and draining it ranked", () => {
  const ways = farms();

  it("covers every game and opponent, frozen, reset, linked or later", () => {
    expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(ways.length);
    expect(ways.length).toBe(3 * 3 * 6 * 4);
  });

  it("ranks above one half no more often than a coin does", () => {
    const tried = ways.filter((_, index) => index % 7 === 0);
    const ranked = tried.filter(
      (way) => openAccounts({ ...task, ...way, decided: 100, accounts: 1 }).ever > 0,
    );
    expect(tried.length).toBeGreaterThan(30);
    // With a coin: .3 of them; without the subtraction: nearly all.
    expect(ranked.length).toBeLessThanOrEqual(2);
  });
});

it("a coin ranks above one half as often as the exact count says", () => {
  expect(rankedByCoin(29)).toBe(0);
  // Four wins count as losses: with 24 of 30 wins, 20 remain, which isn't enough; with 25, 21 are.
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
  const least = [...Array(31).keys()].find((won) => rankedIsAbove(won)) ?? 31;
  const exact = [...Array(31).keys()]
    .filter((won) => won >= least)
    .reduce((sum, won) => sum + choose(30, won), 0);
  expect(rankedByCoin(30)).toBeCloseTo(exact / 2 ** 30, 12);
  expect(rankedByCoin(100)).toBeGreaterThan(rankedByCoin(30));
  expect(rankedByCoin(100)).toBeLessThan(0.01);
});

/** Wilson's formula, written out for 30 rounds with four wins subtracted. */
function rankedIsAbove(won: number): boolean {
  const [share, z, n] = [(won - 4) / 30, 1.959964, 30];
  const half = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return won >= 4 && (share + z ** 2 / (2 * n) - half) / (1 + z ** 2 / n) > 0.5;
}
