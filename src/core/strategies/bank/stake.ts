// How much of a plan an account can pay for: the probabilities of a round's moves, and what they may cost. After S.
// Ganzfried and T. Sandholm, Safe opponent exploitation, ACM TEAC 3 (2015).

import type { MatrixGame, Side } from "../../games/index.ts";
import type { Account } from "./account.ts";

/** A mixed strategy for one round. */
export interface Stake {
  /** The probability of each own move. */
  readonly chances: Float64Array;
  /** The expected result over the secret draw for each opponent move; never below -bank. */
  readonly results: Float64Array;
}

/** The side that stakes. */
export interface Staker {
  readonly game: MatrixGame;
  readonly side: Side;
}

/** The first rounds of a new account, in which a stranger may know every forecast. */
export const CAREFUL_ROUNDS = 10;
/** The share of the purse that one of the first rounds may risk. */
const PURSE_SHARE = 1 / 4;
/** Above this bank, bets are larger than the standard one. */
const BOLD_BANK = 4;

/** The stake on a forecast of the opponent's move that the account can pay for. */
export function stakeOn(staker: Staker, forecast: Float64Array, account: Account): Stake {
  const values = valuesAgainst(staker.game, staker.side, forecast);
  const chances =
    account.rounds < CAREFUL_ROUNDS
      ? carefulChances(staker, forecast, values, account)
      : boldChances(staker.game.size, values, account.bank);
  return affordable(staker, chances, account.bank);
}

/** Returns the stake of a given mixture, blended with uniform play as far as the bank can't pay for it. */
export function affordable(staker: Staker, chances: Float64Array, bank: number): Stake {
  const results = resultsOf(staker, chances);
  const risk = -results.reduce((least, result) => Math.min(least, result));
  if (risk <= bank) return { chances, results };
  const share = bank / risk;
  const even = 1 / staker.game.size;
  const mixed = chances.map((chance) => share * chance + (1 - share) * even);
  // Uniform play has an expected result of 0 against every move.
  return { chances: mixed, results: results.map((result) => share * result) };
}

/** Projects uniform chances plus a bet on the forecast. With three moves and a bank of at most 1, this is Kelly's bet,
 * which multiplies the bank by 3 P(the move that came); with a large bank it's a pure strategy. */
function boldChances(size: number, values: Float64Array, bank: number): Float64Array {
  const bet = slope(size) * bank * Math.max(1, bank / BOLD_BANK);
  return nearestChances(values.map((value) => 1 / size + bet * value));
}

function slope(size: number): number {
  return size === 2 ? 1 / 2 : size * Math.tan(Math.PI / (2 * size)) ** 2;
}

/** Risks the purse in parts during the first rounds: until then everyone's habits are the population's, and anyone who
 * has the program knows the forecast. */
function carefulChances(
  { game, side }: Staker,
  forecast: Float64Array,
  values: Float64Array,
  account: Account,
): Float64Array {
  const risk = Math.min(1, account.bank, PURSE_SHARE * account.purse);
  const even = new Float64Array(game.size).fill(1 / game.size);
  const pure = pureChances(values);
  if (game.size !== 3) return blend(even, pure, risk);
  const hedge = hedgeChances({ game, side }, forecast);
  return risk <= 1 / 3 ? blend(even, hedge, 3 * risk) : blend(hedge, pure, 1.5 * (risk - 1 / 3));
}

/** With three moves, the mixture that wins most for what it risks: two thirds on the counter of the likeliest move, one
 * third on the likeliest move itself. */
function hedgeChances({ game, side }: Staker, forecast: Float64Array): Float64Array {
  const likeliest = largest(forecast);
  const chances = new Float64Array(game.size);
  for (const move of likeliest) {
    const [counter] = game.counters(side, move);
    add(chances, counter as number, 2 / 3 / likeliest.length);
    add(chances, move, 1 / 3 / likeliest.length);
  }
  return chances;
}

function pureChances(values: Float64Array): Float64Array {
  const best = largest(values);
  const chances = new Float64Array(values.length);
  for (const own of best) chances[own] = 1 / best.length;
  return chances;
}

function resultsOf({ game, side }: Staker, chances: Float64Array): Float64Array {
  const results = new Float64Array(game.size);
  for (let other = 0; other < game.size; other++)
    for (let own = 0; own < game.size; own++)
      add(results, other, (chances[own] as number) * game.result(side, own, other));
  return results;
}

function blend(one: Float64Array, other: Float64Array, share: number): Float64Array {
  return one.map((chance, move) => chance + share * ((other[move] as number) - chance));
}

function add(values: Float64Array, index: number, value: number): void {
  values[index] = (values[index] as number) + value;
}

/** Returns the nearest probabilities (Euclidean) to any numbers: all are lowered by the same amount and cut off at 0.
 * Algorithm: J. Duchi and others, Efficient projections onto the l1-ball, ICML (2008). */
export function nearestChances(values: Float64Array): Float64Array {
  const sorted = values.toSorted().reverse();
  let [sum, lowered] = [0, 0];
  for (let count = 1; count <= sorted.length; count++) {
    sum += sorted[count - 1] as number;
    const least = (sum - 1) / count;
    if ((sorted[count - 1] as number) > least) lowered = least;
  }
  return values.map((value) => Math.max(0, value - lowered));
}

/** Results this close count as equal. */
const TIE = 3e-6;

/** Returns the expected result of each own move. */
export function valuesAgainst(game: MatrixGame, side: Side, forecast: Float64Array): Float64Array {
  const values = new Float64Array(game.size);
  for (let own = 0; own < game.size; own++) {
    let value = 0;
    for (let other = 0; other < game.size; other++)
      value += (forecast[other] as number) * game.result(side, own, other);
    values[own] = value;
  }
  return values;
}

/** Returns the indexes of all values that tie for the largest. */
export function largest(values: Float64Array): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < values.length; index++) most = Math.max(most, values[index] as number);
  const found: number[] = [];
  for (let index = 0; index < values.length; index++)
    if ((values[index] as number) > most - TIE) found.push(index);
  return found;
}
