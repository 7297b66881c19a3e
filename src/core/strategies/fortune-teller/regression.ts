// Bayesian logistic regression on the last rounds, for games with two moves: it learns in a few rounds what a table of
// situations learns in dozens.

import type { History } from "../bases/history.ts";
import type { Expert, Table } from "./inputs.ts";

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
export const TERMS: readonly Term[] = [
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
  readonly probabilities = new Float64Array(2).fill(1 / 2);
  readonly #means = Float64Array.from(TERMS, ({ mean }) => mean ?? 0);
  /** At [row * terms + column]. */
  readonly #covariance = new Float64Array(TERMS.length ** 2);
  readonly tables: readonly Table[] = [this.#means, this.#covariance];
  readonly #history: History;
  readonly #values = new Float64Array(TERMS.length);
  /** Covariance times values. */
  readonly #gains = new Float64Array(TERMS.length);
  #logit = 0;
  #variance = 0;

  constructor(history: History) {
    this.#history = history;
    TERMS.forEach(({ variance }, term) => {
      this.#covariance[term * (TERMS.length + 1)] = variance;
    });
  }

  weigh(): void {
    const { person, bot } = this.#history.rounds;
    TERMS.forEach((term, index) => {
      this.#values[index] = productOf(term, person, bot);
    });
    this.#logit = 0;
    this.#variance = 0;
    for (let row = 0, cell = 0; row < TERMS.length; row++) {
      let gain = 0;
      for (let column = 0; column < TERMS.length; column++, cell++) {
        gain += (this.#covariance[cell] as number) * (this.#values[column] as number);
      }
      this.#gains[row] = gain;
      this.#variance += gain * (this.#values[row] as number);
      this.#logit += (this.#means[row] as number) * (this.#values[row] as number);
    }
    // The expected value of the logistic function given the variance, after D. MacKay (1992).
    const one = logistic(this.#logit / Math.sqrt(1 + (Math.PI / 8) * this.#variance));
    this.probabilities[0] = 1 - one;
    this.probabilities[1] = one;
  }

  learn(_opinions: unknown, came: number): void {
    const gave = logistic(this.#logit);
    const spread = Math.max(SPREAD_MIN, gave * (1 - gave));
    const share = 1 / (1 + spread * this.#variance);
    for (let row = 0, cell = 0; row < TERMS.length; row++) {
      const gain = (this.#gains[row] as number) * share;
      this.#means[row] = (this.#means[row] as number) + gain * (came - gave);
      for (let column = 0; column < TERMS.length; column++, cell++) {
        const learned = spread * gain * (this.#gains[column] as number);
        this.#covariance[cell] = (1 - RENEWAL) * ((this.#covariance[cell] as number) - learned);
      }
      const own = row * (TERMS.length + 1);
      this.#covariance[own] = (this.#covariance[own] as number) + RENEWAL * (TERMS[row] as Term).variance;
    }
  }
}

/** Returns 0 if a round of the product is missing. */
function productOf({ opponent = [], own = [], opening }: Term, person: Uint8Array, bot: Uint8Array): number {
  if (opening) return person.length === 0 ? 1 : 0;
  return product(opponent, person) * product(own, bot);
}

function product(ages: readonly number[], moves: Uint8Array): number {
  let value = 1;
  for (const age of ages) {
    if (age > moves.length) return 0;
    if (moves[moves.length - age] === 0) value = -value;
  }
  return value;
}

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
