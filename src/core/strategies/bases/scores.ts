// Move scores of predictors, compared exactly where possible, because ties are drawn at random.

import type { MatrixGame, Move, Side } from "../../games/index.ts";

/** score(x) = sum over k of `digits[x * width + k] * base^k`, digits of any size and sign. */
export interface Scores {
  /** Digits of one score, lowest first. */
  readonly width: number;
  readonly digits: Float64Array;
  readonly base: number;
  /** All digits and the base are integers: scores are then compared exactly, however large. */
  readonly exact: boolean;
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

/** Expected results of `side`'s moves against an opponent of these scores, not normalised. */
export function expectedResults(game: MatrixGame, side: Side, scores: Scores): Scores {
  const { width, digits } = scores;
  const results = new Float64Array(digits.length);
  for (let own = 0; own < game.size; own++) {
    for (let other = 0; other < game.size; other++) {
      const result = game.result(side, own, other);
      if (result === 0) continue;
      for (let k = 0; k < width; k++) {
        results[own * width + k] =
          (results[own * width + k] as number) + result * (digits[other * width + k] as number);
      }
    }
  }
  return { ...scores, digits: results };
}

type Order = (a: Move, b: Move) => number;

function roundedOrder(values: Float64Array): Order {
  return (a, b) => (values[a] as number) - (values[b] as number);
}

/** Sign of a score difference, by carrying from the lowest digit; remainders are not negative. */
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
  const most = Math.max(...odds);
  let sum = 0;
  odds.forEach((value, move) => {
    odds[move] = Math.exp(value - most);
    sum += odds[move] as number;
  });
  odds.forEach((value, move) => {
    odds[move] = value / sum;
  });
}

/** Learns from rounds and scores each next move of the opponent. */
export interface Predictor {
  /** Scores of the next moves, valid until the next call; undefined while there is no evidence. */
  weigh(): Scores | undefined;
  observe(own: Move, opponent: Move): void;
  /** As in `Strategy`. */
  bytes?(): number;
}
