// Mixing: inputs with an opinion on each move are weighed by mixers, and mixers and other experts by a pool.

import { toProbabilities } from "../bases/predictor.ts";

/** Each input has so many levels of confidence, and a weight for each of them. */
export const LEVELS = 6;

/** The level after `visits` observations. */
export function levelOf(visits: number): number {
  if (visits < 1) return 0;
  return visits < 2 ? 1 : visits < 5 ? 2 : visits < 12 ? 3 : visits < 40 ? 4 : 5;
}

/** What every input says in one round. */
export interface Opinions {
  /** Log likelihoods up to a constant per input, at [input * size + move]. */
  readonly logs: Float64Array;
  /** The level of confidence of each input; -1 without an opinion. */
  readonly levels: Int8Array;
}

/** Predicts the next move; a pool weighs experts by their success. */
export interface Expert {
  /** The probability of each move of the opponent. */
  predict(opinions: Opinions): readonly number[];
  /** Learns the move that came after the last prediction. */
  learn?(opinions: Opinions, came: number): void;
}

/** p = softmax(sum of weight * log likelihood), learned by the gradient of -ln p. */
export class Mixer implements Expert {
  readonly weights: Float64Array;
  readonly #rate: number;
  readonly #first: number;
  #chances: readonly number[];

  /** Hears the inputs from `first` on that there are weights for, LEVELS of them for each. */
  constructor(size: number, first: number, weights: Float64Array, rate: number) {
    this.weights = weights;
    this.#rate = rate;
    this.#first = first;
    this.#chances = new Array<number>(size).fill(1 / size);
  }

  predict({ logs, levels }: Opinions): readonly number[] {
    const size = this.#chances.length;
    const odds = new Array<number>(size).fill(0);
    for (let place = 0; place < this.weights.length; place += LEVELS) {
      const input = this.#first + place / LEVELS;
      const level = levels[input] as number;
      if (level < 0) continue;
      const weight = this.weights[place + level] as number;
      for (let move = 0; move < size; move++)
        odds[move] = (odds[move] as number) + weight * (logs[input * size + move] as number);
    }
    this.#chances = softmax(odds);
    return this.#chances;
  }

  learn({ logs, levels }: Opinions, came: number): void {
    const chances = this.#chances;
    const size = chances.length;
    for (let place = 0; place < this.weights.length; place += LEVELS) {
      const input = this.#first + place / LEVELS;
      const level = levels[input] as number;
      if (level < 0) continue;
      let rise = logs[input * size + came] as number;
      for (let move = 0; move < size; move++)
        rise -= (chances[move] as number) * (logs[input * size + move] as number);
      this.weights[place + level] = (this.weights[place + level] as number) + this.#rate * rise;
    }
  }

  /** How much the input adds to the log odds of the move against chance. */
  weightOf({ logs, levels }: Opinions, input: number, move: number): number {
    const size = this.#chances.length;
    const own = logs.subarray(input * size, (input + 1) * size);
    const weight = this.weights[(input - this.#first) * LEVELS + (levels[input] as number)] as number;
    const mean = own.reduce((sum, log) => sum + Math.exp(log), 0) / size;
    return weight * ((own[move] as number) - Math.log(mean));
  }
}

const MERIT_DECAY = 0.97;
const LEAST_PROBABILITY = 1e-4;

/** The mean of experts, weighed by the probability that each recently gave to the moves that came. */
export class Pool {
  readonly #experts: readonly Expert[];
  /** Decayed sums of log probability. */
  readonly #merits: number[];
  #said: readonly (readonly number[])[] = [];

  constructor(experts: readonly (readonly [Expert, merit: number])[]) {
    this.#experts = experts.map(([expert]) => expert);
    this.#merits = experts.map(([, merit]) => merit);
  }

  predict(opinions: Opinions): Float64Array {
    this.#said = this.#experts.map((expert) => expert.predict(opinions));
    const shares = softmax(this.#merits);
    const chances = new Float64Array(this.#said[0]?.length ?? 0);
    this.#said.forEach((said, at) => {
      for (let move = 0; move < chances.length; move++)
        chances[move] = (chances[move] as number) + (shares[at] as number) * (said[move] as number);
    });
    return chances;
  }

  learn(opinions: Opinions, came: number): void {
    this.#said.forEach((chances, at) => {
      const gave = Math.max(LEAST_PROBABILITY, chances[came] as number);
      this.#merits[at] = (this.#merits[at] as number) * MERIT_DECAY + Math.log(gave);
    });
    for (const expert of this.#experts) expert.learn?.(opinions, came);
  }
}

/** The probabilities that log odds mean. */
export function softmax(odds: readonly number[]): readonly number[] {
  const chances = [...odds];
  toProbabilities(chances);
  return chances;
}
