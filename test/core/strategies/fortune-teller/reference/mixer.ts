// Logistic mixing with a weight per input and confidence, and a pool of two mixers.

import { CONFIDENCES, type Opinions, type Table } from "./inputs.ts";

/** p = softmax(sum of w * opinion); w += rate * (opinion of the actual move - mean under p). */
export class Mixer {
  /** Of input i at confidence c, at [i * CONFIDENCES + c]. */
  readonly weights: Float64Array;
  /** The probability of each move of the opponent, after `weigh`. */
  readonly probabilities: Float64Array;
  readonly tables: readonly Table[];
  readonly #size: number;
  readonly #rate: number;

  constructor(size: number, weights: Float64Array, rate: number) {
    this.#size = size;
    this.#rate = rate;
    this.weights = weights;
    this.tables = [weights];
    this.probabilities = new Float64Array(size).fill(1 / size);
  }

  weigh({ values, confidences }: Opinions): void {
    const { probabilities, weights } = this;
    const size = this.#size;
    probabilities.fill(0);
    for (let input = 0, cell = 0; input < confidences.length; input++) {
      const weight = weights[input * CONFIDENCES + (confidences[input] as number)] as number;
      for (let move = 0; move < size; move++, cell++) {
        probabilities[move] = (probabilities[move] as number) + weight * (values[cell] as number);
      }
    }
    softmax(probabilities);
  }

  /** The input's contribution to the log odds of that move. */
  weightOf({ values, confidences }: Opinions, input: number, move: number): number {
    const weight = this.weights[input * CONFIDENCES + (confidences[input] as number)] as number;
    return weight * (values[input * this.#size + move] as number);
  }

  learn({ values, confidences }: Opinions, came: number): void {
    const { probabilities, weights } = this;
    const size = this.#size;
    for (let input = 0, cell = 0; input < confidences.length; input++) {
      let surprise = values[cell + came] as number;
      for (let move = 0; move < size; move++, cell++) {
        surprise -= (probabilities[move] as number) * (values[cell] as number);
      }
      const place = input * CONFIDENCES + (confidences[input] as number);
      weights[place] = (weights[place] as number) + this.#rate * surprise;
    }
  }
}

function softmax(values: Float64Array): void {
  const most = Math.max(...values);
  let sum = 0;
  for (let move = 0; move < values.length; move++) {
    values[move] = Math.exp((values[move] as number) - most);
    sum += values[move] as number;
  }
  for (let move = 0; move < values.length; move++) values[move] = (values[move] as number) / sum;
}

const MERIT_DECAY = 0.97;
const LEAST_PROBABILITY = 1e-4;

/** A mixer, or the regression of a game of two moves. */
export interface Expert {
  readonly probabilities: Float64Array;
  readonly tables: readonly Table[];
  weigh(opinions: Opinions): void;
  learn(opinions: Opinions, came: number): void;
}

/** Average of experts, weighted by the probability each recently gave to the actual moves. */
export class Pool {
  readonly probabilities: Float64Array;
  readonly tables: readonly Table[];
  readonly #mixers: readonly Expert[];
  /** Decayed sums of log probability. */
  readonly #merits: Float64Array;

  constructor(size: number, mixers: readonly Expert[], merits: readonly number[]) {
    this.#mixers = mixers;
    this.#merits = Float64Array.from(merits);
    this.tables = [...mixers.flatMap(({ tables }) => tables), this.#merits];
    this.probabilities = new Float64Array(size).fill(1 / size);
  }

  get steady(): Mixer {
    return this.#mixers[0] as Mixer;
  }

  weigh(opinions: Opinions): void {
    const most = Math.max(...this.#merits);
    const shares = this.#merits.map((merit) => Math.exp(merit - most));
    const sum = shares.reduce((total, share) => total + share, 0);
    this.probabilities.fill(0);
    this.#mixers.forEach((mixer, index) => {
      mixer.weigh(opinions);
      const share = (shares[index] as number) / sum;
      for (let move = 0; move < this.probabilities.length; move++) {
        this.probabilities[move] =
          (this.probabilities[move] as number) + share * (mixer.probabilities[move] as number);
      }
    });
  }

  learn(opinions: Opinions, came: number): void {
    this.#mixers.forEach((mixer, index) => {
      const gave = Math.max(LEAST_PROBABILITY, mixer.probabilities[came] as number);
      this.#merits[index] = (this.#merits[index] as number) * MERIT_DECAY + Math.log(gave);
      mixer.learn(opinions, came);
    });
  }
}
