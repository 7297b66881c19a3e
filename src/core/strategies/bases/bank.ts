// What the fortune-teller may lose to a person at a game: it risks only what it has won (docs/studies.md, What it may
// lose). After S. Ganzfried and T. Sandholm, Safe opponent exploitation, ACM TEAC 3 (2015).

import type { MatrixGame, Move, Side } from "../../games/matrix-game.ts";
import { drawnByWeight } from "../../random/draw.ts";
import type { RandomSource } from "../../random/source.ts";
import { sum as sumOf } from "../../statistics.ts";

/** Expected winnings, averaged over the secret random draws so that luck doesn't count. Points are rounds won minus
 * rounds lost. */
export interface Account {
  /** What the next rounds may lose, in points: 0 … BANK_MAX. */
  readonly bank: number;
  /** What it may lose in the first rounds, when a stranger may know every forecast; 0 or more. */
  readonly purse: number;
  /** The number of rounds booked. */
  readonly rounds: number;
  /** What an empty bank is refilled from, in points; 0 or more. Bank and reserve together are all that it may ever lose
   * from now on: LENT plus everything that it was expected to win. */
  readonly reserve: number;
}

export const BANK_MAX = 20;
/** A bank below this is refilled to it from the reserve; otherwise it could never win anything back. */
export const BANK_MIN = 0.01;
/** What everyone is lent, once a game. */
export const NEW_ACCOUNT: Account = { bank: 8, purse: 3, rounds: 0, reserve: 2 };
/** The most points that anyone can ever be expected to be ahead by: everything that was lent. */
export const LENT = NEW_ACCOUNT.bank + NEW_ACCOUNT.reserve;
/** The first rounds of a new account, in which a stranger may know every forecast. */
export const CAREFUL_ROUNDS = 10;
/** The share of the purse that one of the first rounds may risk. */
const PURSE_SHARE = 1 / 4;
/** Above this bank, bets are larger than the standard one. */
const BOLD_BANK = 4;

/** Returns the account after a round whose expected result was `gained`, at least -bank. Bank and reserve together
 * change by exactly that amount: what exceeds the bank's maximum goes to the reserve, and refills come from there. */
export function booked({ bank, purse, rounds, reserve }: Account, gained: number): Account {
  const before = bank + gained;
  const surplus = Math.max(0, before - BANK_MAX);
  const lift = Math.min(Math.max(0, BANK_MIN - before), reserve);
  return {
    bank: Math.max(0, before - surplus + lift),
    purse: Math.max(0, purse + gained),
    rounds: rounds + 1,
    reserve: reserve + surplus - lift,
  };
}

/** Whether nothing is left to lose, so that it plays at random from now on. */
export function isExpired({ bank, reserve }: Account): boolean {
  return bank + reserve < 1e-9;
}

type Staker = { readonly game: MatrixGame; readonly side: Side };

/** A mixed strategy for one round: the probability of each own move, and the expected result for each opponent move. */
type Stake = { readonly chances: Float64Array; readonly results: Float64Array };

/** The stake on a forecast of the opponent's move; its results are never below -bank. The first rounds risk the purse in
 * parts, because everyone's habits are the population's until then. Later it's uniform plus a bet on the forecast: with
 * three moves and a bank of at most 1 Kelly's, which multiplies the bank by 3 P(the move that came). */
export function stakeOn(staker: Staker, forecast: Float64Array, { bank, purse, rounds }: Account): Stake {
  const { game, side } = staker;
  const { size } = game;
  const values = valuesAgainst(staker, forecast);
  if (rounds >= CAREFUL_ROUNDS) {
    const slope = size === 2 ? 1 / 2 : size * Math.tan(Math.PI / (2 * size)) ** 2;
    const bet = slope * bank * Math.max(1, bank / BOLD_BANK);
    return affordable(staker, nearestChances(values.map((value) => 1 / size + bet * value)), bank);
  }
  const risk = Math.min(1, bank, PURSE_SHARE * purse);
  const [even, pure] = [new Float64Array(size).fill(1 / size), onLargest(values)];
  if (size !== 3) return affordable(staker, blend(even, pure, risk), bank);
  // What wins most for what it risks: two thirds on the counter of the likeliest move, one third on that move itself.
  const likeliest = onLargest(forecast);
  const counters = likeliest.map((_, own) =>
    sumOf(likeliest.filter((_, m) => game.result(side, own, m) > 0)),
  );
  const hedge = blend(counters, likeliest, 1 / 3);
  const isSmall = risk <= 1 / 3;
  const careful = isSmall ? blend(even, hedge, 3 * risk) : blend(hedge, pure, 1.5 * (risk - 1 / 3));
  return affordable(staker, careful, bank);
}

/** Returns the stake of a given mixture, blended with uniform play as far as the bank can't pay for it. */
export function affordable(staker: Staker, chances: Float64Array, bank: number): Stake {
  const { game, side } = staker;
  const results = meanBy(chances, (other, own) => game.result(side, own, other));
  const risk = -Math.min(...results);
  if (risk <= bank) return { chances, results };
  // Uniform play has an expected result of 0 against every move.
  const share = bank / risk;
  const even = 1 / game.size;
  const mixed = chances.map((chance) => even + share * (chance - even));
  return { chances: mixed, results: results.map((result) => share * result) };
}

/** The expected result of each own move. */
export function valuesAgainst({ game, side }: Staker, forecast: Float64Array): Float64Array {
  return meanBy(forecast, (own, other) => game.result(side, own, other));
}

/** By move, the mean result against moves of these probabilities. */
function meanBy(chances: Float64Array, result: (move: Move, against: Move) => number): Float64Array {
  return chances.map((_, move) => sumOf(chances.map((chance, against) => chance * result(move, against))));
}

/** Results this close count as equal. */
const TIE = 3e-6;

/** The probabilities that share all among the largest values. */
export function onLargest(values: Float64Array): Float64Array {
  const most = Math.max(...values);
  const tied = values.map((value) => (value > most - TIE ? 1 : 0));
  return tied.map((one) => one / sumOf(tied));
}

/** Returns the nearest probabilities (Euclidean) to any numbers: all are lowered by the same amount and cut off at 0.
 * Algorithm: J. Duchi and others, Efficient projections onto the l1-ball, ICML (2008). */
export function nearestChances(values: Float64Array): Float64Array {
  let [sum, lowered] = [0, 0];
  for (const [index, value] of values.toSorted().reverse().entries()) {
    sum += value;
    const least = (sum - 1) / (index + 1);
    if (value > least) lowered = least;
  }
  return values.map((value) => Math.max(0, value - lowered));
}

function blend(one: Float64Array, other: Float64Array, share: number): Float64Array {
  return one.map((chance, move) => chance + share * ((other[move] as number) - chance));
}

/** The account of a strategy in play: draws moves that it can afford, and books their expected results. */
export class Bank {
  /** May be set before each choice. */
  account: Account = NEW_ACCOUNT;
  /** The expected result of the last draw for each opponent move; undefined once it's booked. */
  results: Float64Array | undefined;
  readonly #staker: Staker;
  readonly #random: RandomSource;

  constructor(staker: Staker, random: RandomSource) {
    this.#staker = staker;
    this.#random = random;
  }

  /** Draws a move against an opponent with this forecast. */
  drawAgainst(forecast: Float64Array): Move {
    return this.#draw(stakeOn(this.#staker, forecast, this.account));
  }

  /** Draws a move with these probabilities, as far as the bank above its minimum can pay for them. The reserve is kept
   * for forecasts, because an imitating strategy may keep losing to someone forever. */
  drawOf(chances: Float64Array): Move {
    return this.#draw(affordable(this.#staker, chances, Math.max(0, this.account.bank - BANK_MIN)));
  }

  /** Books the round of the last draw; does nothing if there was none. */
  book(opponent: Move): void {
    if (this.results) this.account = booked(this.account, this.results[opponent] as number);
    this.results = undefined;
  }

  #draw({ chances, results }: Stake): Move {
    this.results = results;
    return drawnByWeight(this.#random, chances);
  }
}
