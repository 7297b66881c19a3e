// Bayesian logistic regression on the last rounds, for games with two moves: it learns in a few rounds what a table of
// situations learns in dozens.

import type { Played } from "./contexts.ts";
import type { Expert } from "./mixing.ts";

/** A product of moves, each +1 or -1; `age` 1 is the last round. Without moves it's a constant. */
interface Term {
  readonly opponent?: readonly number[];
  readonly own?: readonly number[];
  /** Applies only before the first round. */
  readonly opening?: true;
  /** The variance of the term's weight over people, and its mean. */
  readonly variance: number;
  readonly mean?: number;
}

/** Means: people alternate somewhat, and start with 0 (docs/populations.md). Variances are small for old rounds and
 * long products, because most habits are simple. */
const TERMS: readonly Term[] = [
  { opening: true, variance: 0, mean: -0.6 },
  { variance: 0.05 },
  { opponent: [1], variance: 0.2, mean: -0.2 },
  { opponent: [2], variance: 0.075, mean: -0.1 },
  { opponent: [3], variance: 0.025 },
  { opponent: [4], variance: 0.01 },
  { own: [1], variance: 0.025 },
  { own: [2], variance: 0.01 },
  { opponent: [1, 2, 3], variance: 0.025 },
  { opponent: [1, 2, 4], variance: 0.01 },
  { opponent: [1, 3, 4], variance: 0.01 },
  { opponent: [2, 3, 4], variance: 0.01 },
  { opponent: [1, 2], own: [1], variance: 0.025 },
  { opponent: [1, 2], own: [2], variance: 0.01 },
  { opponent: [2], own: [1, 2], variance: 0.01 },
  { opponent: [1], own: [1, 2], variance: 0.01 },
  { opponent: [1, 2], variance: 0.01 },
  { opponent: [1, 3], variance: 0.01 },
  { opponent: [1], own: [1], variance: 0.01 },
];

/** The share of the initial variance that is added back each round, because people change. */
const RENEWAL = 0.005;
/** Makes sure that a surprise still counts after an outcome that seemed certain. */
const SPREAD_MIN = 0.02;

/** Keeps mean and covariance of the terms' weights, as an extended Kalman filter. */
export class Regression implements Expert {
  readonly #means = TERMS.map(({ mean = 0 }) => mean);
  readonly #covariance = TERMS.map(({ variance }, row) =>
    TERMS.map((_, column) => (row === column ? variance : 0)),
  );
  readonly #played: Played;
  /** Covariance times values. */
  #gains: readonly number[] = [];
  #logit = 0;
  #variance = 0;

  constructor(played: Played) {
    this.#played = played;
  }

  predict(): readonly number[] {
    const values = TERMS.map((term) => productOf(term, this.#played));
    this.#gains = this.#covariance.map((row) => dot(row, values));
    this.#variance = dot(this.#gains, values);
    this.#logit = dot(this.#means, values);
    // The expected value of the logistic function given the variance, after D. MacKay (1992).
    const one = logistic(this.#logit / Math.sqrt(1 + (Math.PI / 8) * this.#variance));
    return [1 - one, one];
  }

  learn(_opinions: unknown, came: number): void {
    const gave = logistic(this.#logit);
    const spread = Math.max(SPREAD_MIN, gave * (1 - gave));
    const share = 1 / (1 + spread * this.#variance);
    this.#covariance.forEach((cells, row) => {
      const gain = (this.#gains[row] as number) * share;
      this.#means[row] = (this.#means[row] as number) + gain * (came - gave);
      for (let column = 0; column < cells.length; column++) {
        const learned = spread * gain * (this.#gains[column] as number);
        cells[column] = (1 - RENEWAL) * ((cells[column] as number) - learned);
      }
      cells[row] = (cells[row] as number) + RENEWAL * (TERMS[row] as Term).variance;
    });
  }
}

/** Returns 0 if a round of the product is missing. */
function productOf({ opponent = [], own = [], opening }: Term, { person, bot }: Played): number {
  if (opening) return person.length === 0 ? 1 : 0;
  const theirs = opponent.map((age) => person[person.length - age]);
  const moves = [...theirs, ...own.map((age) => bot[bot.length - age])];
  return moves.includes(undefined) ? 0 : moves.reduce<number>((sign, move) => (move === 0 ? -sign : sign), 1);
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
}

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
