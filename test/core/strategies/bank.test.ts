// The bank's rule: what may be risked, and what is booked.

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, oddEven } from "../../../src/core/games/index.ts";
import { sum } from "../../../src/core/statistics.ts";
import {
  type Account,
  affordable,
  BANK_MAX,
  BANK_MIN,
  booked,
  isExpired,
  NEW_ACCOUNT,
  nearestChances,
  onLargest,
  stakeOn,
  valuesAgainst,
} from "../../../src/core/strategies/bases/bank.ts";

const rps = { game: circleGame(3), side: "bot" } as const;
const forecast = (...chances: number[]) => Float64Array.from(chances);
const settled = (bank: number): Account => ({ bank, reserve: 2, purse: 3, rounds: 10 });
const near = (...values: number[]) => values.map((value) => expect.closeTo(value, 9));

const anyForecast = (size: number) =>
  fc
    .array(fc.double({ min: 1e-9, max: 1, noNaN: true }), { minLength: size, maxLength: size })
    .map((weights) => Float64Array.from(weights, (weight) => weight / sum(weights)));
const points = (max: number) => fc.double({ min: 0, max, noNaN: true });
const anyAccount = fc.record({
  bank: points(BANK_MAX),
  reserve: points(50),
  purse: points(50),
  rounds: fc.nat(30),
});

describe.each([oddEven, circleGame(3), circleGame(5), circleGame(9)])("a stake at $id", (game) => {
  const staker = { game, side: "bot" } as const;

  it("never risks more than the bank, and mixes the results of its moves", () => {
    fc.assert(
      fc.property(anyForecast(game.size), anyAccount, (likely, account) => {
        const { chances, results } = stakeOn(staker, likely, account);
        expect(sum(chances)).toBeCloseTo(1, 9);
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
        expect(Math.min(...results)).toBeGreaterThanOrEqual(-account.bank - 1e-11);
        const mixed = results.map((_, other) =>
          chances.reduce((all, chance, own) => all + chance * game.result("bot", own, other), 0),
        );
        expect([...results]).toEqual(near(...mixed));
      }),
      { seed: 1 },
    );
  });

  it("gives away ten points at most, ever, to an opponent who knows its plan", () => {
    const policies = [
      (results: Float64Array) => results.indexOf(Math.min(...results)),
      (results: Float64Array, round: number) =>
        results.indexOf(round % 40 < 20 ? Math.max(...results) : Math.min(...results)),
      (_: Float64Array, round: number) => (round * round) % game.size,
    ];
    fc.assert(
      fc.property(fc.array(anyForecast(game.size), { minLength: 1, maxLength: 60 }), (forecasts) => {
        for (const policy of policies) {
          let account = NEW_ACCOUNT;
          let [lost, most, isExact] = [0, 0, true];
          for (let round = 0; round < 600; round++) {
            const { results } = stakeOn(staker, forecasts[round % forecasts.length] as Float64Array, account);
            const gained = results[policy(results, round)] as number;
            lost -= gained;
            account = booked(account, gained);
            most = Math.max(most, lost);
            isExact &&= Math.abs(account.bank + account.reserve - 10 + lost) < 1e-9;
          }
          expect(most).toBeLessThanOrEqual(10 + 1e-9);
          expect(isExact).toBe(true);
        }
      }),
      { seed: 2, numRuns: 8 },
    );
  });

  it("follows the plan with a large bank and a clear forecast, and is uniform without a forecast", () => {
    const likely = new Float64Array(game.size).fill(0.1 / (game.size - 1));
    likely[1] = 0.9;
    const plan = onLargest(valuesAgainst(staker, likely));
    expect([...stakeOn(staker, likely, settled(BANK_MAX)).chances]).toEqual(near(...plan));
    const even = new Float64Array(game.size).fill(1 / game.size);
    for (const account of [NEW_ACCOUNT, settled(0.5), settled(BANK_MAX)])
      expect([...stakeOn(staker, even, account).results]).toEqual(near(...even.map(() => 0)));
  });
});

it("bets by Kelly's rule below a bank of 1, which grows by 3 P(the move that came)", () => {
  const likely = forecast(0.5, 0.3, 0.2);
  const { results } = stakeOn(rps, likely, settled(0.6));
  expect([...results]).toEqual(near(...likely.map((chance) => 0.6 * 3 * chance - 0.6)));
});

it("risks the purse in the first rounds, first on the most profitable hedge", () => {
  const chances = (purse: number) => [
    ...stakeOn(rps, forecast(0.6, 0.3, 0.1), { ...NEW_ACCOUNT, purse, rounds: 9 }).chances,
  ];
  expect(chances(4 / 3)).toEqual(near(1 / 3, 0, 2 / 3));
  expect(chances(4)).toEqual(near(0, 0, 1));
  expect(chances(0)).toEqual(near(1 / 3, 1 / 3, 1 / 3));
});

it("splits a stake between tied moves, and mixes an unaffordable one with uniform chances", () => {
  expect([...onLargest(forecast(0.5 + 1e-7, 0.5 - 1e-7, 0))]).toEqual([0.5, 0.5, 0]);
  const { chances, results } = affordable(rps, forecast(1, 0, 0), 0.25);
  expect([...chances]).toEqual(near(0.5, 0.25, 0.25));
  expect(Math.min(...results)).toBe(-0.25);
});

it("keeps valid probabilities and clips values far outside them", () => {
  expect([...nearestChances(forecast(0.2, 0.3, 0.5))]).toEqual(near(0.2, 0.3, 0.5));
  expect([...nearestChances(forecast(5, 0, -1))]).toEqual([1, 0, 0]);
  expect([...nearestChances(forecast(1, 1, -3))]).toEqual([0.5, 0.5, 0]);
});

describe("an account", () => {
  it("gains and loses within its limits, never overdraws the purse, and keeps the surplus", () => {
    const change = (bank: number, purse: number, gained: number) => {
      const now = booked({ bank, purse, reserve: 2, rounds: 0 }, gained);
      return [now.bank, now.purse, now.reserve, now.rounds];
    };
    expect(change(8, 3, -0.5)).toEqual([7.5, 2.5, 2, 1]);
    expect(change(19.5, 1, 1)).toEqual([BANK_MAX, 2, 2.5, 1]);
    expect(change(0.5, 0.2, -0.5)).toEqual([BANK_MIN, 0, 2 - BANK_MIN, 1]);
  });

  it("is refilled until the reserve runs out, and then has expired", () => {
    let account: Account = { ...settled(0.25), reserve: 0.035 };
    const banks = Array.from({ length: 6 }, () => {
      account = booked(account, -account.bank);
      return account.bank;
    });
    expect(banks).toEqual(near(0.01, 0.01, 0.01, 0.005, 0, 0));
    expect(isExpired(account)).toBe(true);
    expect(isExpired({ ...account, reserve: 0.001 })).toBe(false);
    expect([...stakeOn(rps, forecast(0.9, 0.05, 0.05), account).chances]).toEqual(near(1 / 3, 1 / 3, 1 / 3));
  });
});

interface GoldenGame {
  readonly moves: number;
  readonly rounds: readonly Record<"P" | "sigma" | "c", number[]>[] &
    readonly Record<"x" | "bank" | "purse", number>[];
}

// Values from the research behind the rule; BANK_VECTORS names their file.
const vectors = process.env.BANK_VECTORS;
const golden: readonly GoldenGame[] = vectors ? JSON.parse(readFileSync(vectors, "utf8")).games : [];

it.each(golden)("matches the research's values to 1e-9 with $moves moves", ({ moves, rounds }) => {
  const game = moves === 2 ? oddEven : circleGame(moves);
  let account = NEW_ACCOUNT;
  for (const { P, sigma, c, x, bank, purse } of rounds) {
    const { chances, results } = stakeOn({ game, side: "bot" }, Float64Array.from(P), account);
    account = booked(account, results[x] as number);
    expect([...chances, ...results, account.bank, account.purse]).toEqual(near(...sigma, ...c, bank, purse));
  }
});
