// The bank's rule: what may be risked, and what is booked.

import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleGame, type MatrixGame, oddEven } from "../../../../src/core/games/index.ts";
import {
  type Account,
  BANK_MAX,
  BANK_MIN,
  booked,
  isExpired,
  NEW_ACCOUNT,
} from "../../../../src/core/strategies/bank/account.ts";
import {
  affordable,
  largest,
  nearestChances,
  stakeOn,
  valuesAgainst,
} from "../../../../src/core/strategies/bank/stake.ts";
import reserveVectors from "./reserve-vectors.json" with { type: "json" };

const GAMES = [oddEven, circleGame(3), circleGame(5), circleGame(9)];
const rps = { game: circleGame(3), side: "bot" } as const;
const forecast = (...chances: number[]) => Float64Array.from(chances);
const accountOf = (bank: number, reserve: number, purse: number, rounds: number): Account => {
  return { bank, reserve, purse, rounds };
};
const settled = (bank: number): Account => accountOf(bank, 2, 3, 10);
const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);

const anyForecast = (size: number) =>
  fc
    .array(fc.double({ min: 1e-9, max: 1, noNaN: true }), { minLength: size, maxLength: size })
    .map((weights) => Float64Array.from(weights, (weight) => weight / weights.reduce((a, b) => a + b)));
const anyAccount = fc.record({
  bank: fc.double({ min: 0, max: BANK_MAX, noNaN: true }),
  reserve: fc.double({ min: 0, max: 50, noNaN: true }),
  purse: fc.double({ min: 0, max: 50, noNaN: true }),
  rounds: fc.nat(30),
});

describe.each(GAMES)("a stake at $id", (game) => {
  const staker = { game, side: "bot" } as const;

  it("never risks more than the budget, and mixes the results of its moves", () => {
    fc.assert(
      fc.property(anyForecast(game.size), anyAccount, (likely, account) => {
        const { chances, results } = stakeOn(staker, likely, account);
        expect(sum(chances)).toBeCloseTo(1, 9);
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
        expect(Math.min(...results)).toBeGreaterThanOrEqual(-account.bank - 1e-11);
        for (let other = 0; other < game.size; other++) {
          const mean = chances.reduce((all, chance, own) => all + chance * game.result("bot", own, other), 0);
          expect(results[other]).toBeCloseTo(mean, 9);
        }
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

  it("follows the plan with a large budget and a clear forecast", () => {
    const likely = new Float64Array(game.size).fill(0.1 / (game.size - 1));
    likely[1] = 0.9;
    const { chances } = stakeOn(staker, likely, settled(BANK_MAX));
    const best = largest(valuesAgainst(game, "bot", likely));
    chances.forEach((chance, move) => {
      expect(chance).toBeCloseTo(best.includes(move) ? 1 / best.length : 0, 9);
    });
  });

  it("is uniformly random without a forecast", () => {
    const even = new Float64Array(game.size).fill(1 / game.size);
    for (const account of [NEW_ACCOUNT, settled(0.5), settled(BANK_MAX)]) {
      const { results } = stakeOn(staker, even, account);
      for (const result of results) expect(result).toBeCloseTo(0, 9);
    }
  });
});

it("bets by Kelly's rule below a budget of 1, which grows by 3 P(the move that came)", () => {
  const likely = forecast(0.5, 0.3, 0.2);
  const { results } = stakeOn(rps, likely, settled(0.6));
  results.forEach((result, came) => {
    expect(0.6 + result).toBeCloseTo(0.6 * 3 * (likely[came] as number), 9);
  });
});

it("risks the purse in the first rounds, first on the most profitable hedge", () => {
  const likely = forecast(0.6, 0.3, 0.1);
  const [rock, scissors, paper] = [0, 1, 2];
  const poor = stakeOn(rps, likely, { ...NEW_ACCOUNT, purse: 4 / 3 }).chances;
  expect(poor[rock]).toBeCloseTo(1 / 3, 9);
  expect(poor[scissors]).toBeCloseTo(0, 9);
  expect(poor[paper]).toBeCloseTo(2 / 3, 9);
  expect(stakeOn(rps, likely, { ...NEW_ACCOUNT, purse: 4, rounds: 9 }).chances[paper]).toBeCloseTo(1, 9);
  expect(stakeOn(rps, likely, { ...NEW_ACCOUNT, purse: 0, rounds: 9 }).chances).toEqual(
    new Float64Array(3).fill(1 / 3),
  );
});

it("splits a stake between tied moves", () => {
  const { chances } = stakeOn(rps, forecast(0.4, 0.4, 0.2), settled(BANK_MAX));
  expect([...chances]).toEqual([expect.closeTo(1, 9), 0, 0]);
  const tied = stakeOn({ game: oddEven, side: "bot" }, forecast(0.5 + 1e-7, 0.5 - 1e-7), settled(BANK_MAX));
  expect(tied.chances[0]).toBeCloseTo(0.5, 4);
});

it("mixes an unaffordable choice with uniform chances", () => {
  const { chances, results } = affordable(rps, forecast(1, 0, 0), 0.25);
  expect([...chances]).toEqual([0.5, 0.25, 0.25].map((chance) => expect.closeTo(chance, 12)));
  expect(Math.min(...results)).toBe(-0.25);
});

describe("an exploitation budget", () => {
  const start = accountOf(8, 2, 3, 0);

  it("gains and loses within its limits and never overdraws the purse", () => {
    expect(booked(start, -0.5)).toEqual(accountOf(7.5, 2, 2.5, 1));
    expect(booked(accountOf(19.5, 2, 1, 0), 1)).toEqual(accountOf(BANK_MAX, 2.5, 2, 1));
    expect(booked(accountOf(0.5, 2, 0.2, 0), -0.5)).toEqual(accountOf(BANK_MIN, 2 - BANK_MIN, 0, 1));
  });

  it("is refilled until the reserve runs out, and then has expired", () => {
    let account: Account = { ...start, bank: 0.25, reserve: 0.035 };
    const banks = Array.from({ length: 6 }, () => {
      account = booked(account, -account.bank);
      return [account.bank, isExpired(account)];
    });
    const rest = 0.035 - 3 * BANK_MIN;
    expect(banks).toEqual([
      ...[1, 2, 3].map(() => [expect.closeTo(BANK_MIN, 9), false]),
      [expect.closeTo(rest, 9), false],
      [0, true],
      [0, true],
    ]);
    const likely = forecast(0.9, 0.05, 0.05);
    expect([...stakeOn(rps, likely, { ...account, rounds: 500 }).chances]).toEqual(new Array(3).fill(1 / 3));
  });

  it("matches the values of an independent script", () => {
    expect(reserveVectors.length).toBeGreaterThan(3);
    for (const { about, start: from, rounds } of reserveVectors) {
      const [bank = 0, reserve = 0] = from;
      let account: Account = { ...start, bank, reserve };
      for (const [gained = 0, wantedBank = 0, wantedReserve = 0] of rounds) {
        account = booked(account, gained);
        expect(account.bank, about).toBeCloseTo(wantedBank, 9);
        expect(account.reserve, about).toBeCloseTo(wantedReserve, 9);
      }
    }
  });
});

it("keeps valid probabilities and clips values far outside them", () => {
  expect([...nearestChances(forecast(0.2, 0.3, 0.5))]).toEqual(
    [0.2, 0.3, 0.5].map((p) => expect.closeTo(p, 12)),
  );
  expect([...nearestChances(forecast(5, 0, -1))]).toEqual([1, 0, 0]);
  expect([...nearestChances(forecast(1, 1, -3))]).toEqual([0.5, 0.5, 0]);
});

interface GoldenGame {
  readonly moves: number;
  readonly payoff: readonly (readonly number[])[];
  readonly rounds: readonly {
    readonly P: readonly number[];
    readonly sigma: readonly number[];
    readonly c: readonly number[];
    readonly x: number;
    readonly bank: number;
    readonly purse: number;
  }[];
}

// Values from the research behind the rule; BANK_VECTORS names their file.
const vectors = process.env.BANK_VECTORS;

describe.runIf(vectors)("the research's values", () => {
  it("are found at BANK_VECTORS", () => expect(existsSync(vectors as string)).toBe(true));

  const { games } = vectors
    ? (JSON.parse(readFileSync(vectors, "utf8")) as { games: readonly GoldenGame[] })
    : { games: [] };

  it.each(games)("are matched to 1e-9 with $moves moves", ({ payoff, rounds }) => {
    const game = {
      size: payoff.length,
      result: (_side: string, own: number, other: number) => payoff[own]?.[other],
      counters: (_side: string, other: number) =>
        [...payoff.keys()].filter((own) => (payoff[own]?.[other] as number) > 0),
    } as unknown as MatrixGame;
    let account = NEW_ACCOUNT;
    for (const { P, sigma, c, x, bank, purse } of rounds) {
      const { chances, results } = stakeOn({ game, side: "bot" }, Float64Array.from(P), account);
      account = booked(account, results[x] as number);
      const found = [...chances, ...results, account.bank, account.purse];
      [...sigma, ...c, bank, purse].forEach((value, index) => {
        expect(Math.abs(value - (found[index] as number))).toBeLessThan(1e-9);
      });
    }
  });
});
