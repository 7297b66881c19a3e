// Move scores of predictors, compared exactly if possible, because ties are broken at random.

import type { MatrixGame, Move, Side } from "../../games/index.ts";
import { largestOf, pickRandom, type RandomSource } from "../../random/index.ts";
import type { Inside, Look } from "../inside.ts";

/** score(x) = sum over k of `digits[x * width + k] * base^k`, with digits of any size and sign. */
export interface Scores {
  /** Number of digits per score, lowest first. */
  readonly width: number;
  readonly digits: Float64Array;
  readonly base: number;
  /** Whether all digits and the base are integers; such scores are compared exactly, however large. */
  readonly exact: boolean;
  /** The only move with the largest score, if known. */
  readonly named?: Move | undefined;
}

/** The scores as doubles, by move. */
export function scoreValues(scores: Scores): Float64Array {
  const { width, digits, base } = scores;
  const values = new Float64Array(digits.length / width);
  for (let move = 0; move < values.length; move++) {
    let value = 0;
    for (let k = width - 1; k >= 0; k--) value = value * base + (digits[move * width + k] as number);
    values[move] = value;
  }
  return values;
}

/** All moves with the largest score, ascending. */
export function largest(scores: Scores): Move[] {
  const compare = scores.exact ? exactOrder(scores) : roundedOrder(scoreValues(scores));
  let best: Move[] = [0];
  for (let move = 1; move < scores.digits.length / scores.width; move++) {
    const order = compare(move, best[0] as Move);
    if (order > 0) best = [move];
    else if (order === 0) best.push(move);
  }
  return best;
}

/** Picks a move with the largest score; ties are broken at random. */
export function drawLargest(random: RandomSource, scores: Scores): Move {
  const { width, digits } = scores;
  return width === 1 ? largestOf(random, digits, 0, digits.length) : pickRandom(random, largest(scores));
}

/** Returns the expected results of `side`'s moves against an opponent with these scores, not normalised. */
export function expectedResults(game: MatrixGame, side: Side, scores: Scores): Scores {
  const results = new Float64Array(scores.digits.length);
  writeExpectedResults(game, side, scores, results);
  return { ...scores, digits: results };
}

/** Writes only the digits of the expected results to `results`. */
export function writeExpectedResults(
  { size, results: resultsOf }: MatrixGame,
  side: Side,
  { width, digits }: Scores,
  results: Float64Array,
): void {
  const table = resultsOf(side);
  for (let own = 0; own < size; own++) {
    for (let k = 0; k < width; k++) {
      let sum = 0;
      for (let other = 0; other < size; other++)
        sum += (table[own * size + other] as number) * (digits[other * width + k] as number);
      results[own * width + k] = sum;
    }
  }
}

type Order = (a: Move, b: Move) => number;

function roundedOrder(values: Float64Array): Order {
  return (a, b) => (values[a] as number) - (values[b] as number);
}

/** Returns the sign of a score difference, carrying from the lowest digit; remainders aren't negative. */
function exactOrder({ width, digits, base }: Scores): Order {
  return (a, b) => {
    let carry = 0;
    let rest = 0;
    for (let k = 0; k < width; k++) {
      const sum = (digits[a * width + k] as number) - (digits[b * width + k] as number) + carry;
      carry = Math.floor(sum / base);
      rest += sum - carry * base;
    }
    return carry === 0 ? rest : carry;
  };
}

/** Converts log odds to probabilities in place (softmax). */
export function toProbabilities(odds: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let move = 0; move < odds.length; move++) most = Math.max(most, odds[move] as number);
  let sum = 0;
  for (let move = 0; move < odds.length; move++) {
    odds[move] = Math.exp((odds[move] as number) - most);
    sum += odds[move] as number;
  }
  for (let move = 0; move < odds.length; move++) odds[move] = (odds[move] as number) / sum;
}

/** Wraps scores that have one digit per move. */
export function plainScores(digits: Float64Array): Scores {
  return { width: 1, digits, base: 1, exact: false };
}

/** Scores of a predictor that names a single move. */
export class SingleMove {
  readonly #scores: readonly Scores[];

  constructor(size: number) {
    this.#scores = Array.from({ length: size }, (_, named) => {
      const digits = Float64Array.from({ length: size }, (_one, move) => (move === named ? 1 : 0));
      return { ...plainScores(digits), named };
    });
  }

  of(move: Move): Scores {
    return this.#scores[move] as Scores;
  }
}

/** Learns from rounds and scores each possible next move of the opponent. */
export interface Predictor {
  /** Scores of the next moves, valid until the next call; undefined while there is no evidence. */
  weigh(): Scores | undefined;
  observe(own: Move, opponent: Move): void;
  /** See `Strategy`. */
  bytes?(): number;
  /** See `Strategy`. */
  inside?(look: Look): Inside | undefined;
}
