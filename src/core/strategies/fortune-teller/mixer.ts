// Logistic mixing with a weight per input and confidence, and a pool of experts.

import { toProbabilities } from "../bases/predictor.ts";
import { CONFIDENCES, type Expert, type Opinions, type Table } from "./inputs.ts";
import { learnThree, weighThree } from "./mixing-three.ts";

/** p = toProbabilities(sum of w * opinion); w += rate * (opinion of the actual move - mean under p). */
export class Mixer implements Expert {
  /** The weight of input i at confidence c, at [i * CONFIDENCES + c]. */
  readonly weights: Float32Array;
  /** The probability of each move of the opponent, after `weigh`. */
  readonly probabilities: Float64Array;
  readonly tables: readonly Table[];
  readonly #size: number;
  readonly rate: number;

  constructor(size: number, weights: ArrayLike<number>, rate: number) {
    this.#size = size;
    this.rate = rate;
    this.weights = new Float32Array(weights);
    this.tables = [this.weights];
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
    toProbabilities(probabilities);
  }

  learn({ values, confidences }: Opinions, came: number): void {
    const { probabilities, weights, rate } = this;
    const size = this.#size;
    for (let input = 0, cell = 0; input < confidences.length; input++) {
      let surprise = values[cell + came] as number;
      for (let move = 0; move < size; move++, cell++) {
        surprise -= (probabilities[move] as number) * (values[cell] as number);
      }
      const place = input * CONFIDENCES + (confidences[input] as number);
      weights[place] = (weights[place] as number) + rate * surprise;
    }
  }

  /** Returns the input's contribution to the move's log odds against chance. */
  weightOf({ values, confidences }: Opinions, input: number, move: number): number {
    const weight = this.weights[input * CONFIDENCES + (confidences[input] as number)] as number;
    const first = input * this.#size;
    let sum = 0;
    for (let cell = first; cell < first + this.#size; cell++) sum += Math.exp(values[cell] as number);
    return weight * ((values[first + move] as number) - Math.log(sum / this.#size));
  }
}

const MERIT_DECAY = 0.97;
const LEAST_PROBABILITY = 1e-4;

/** An average of experts, weighted by the probability that each recently gave to the actual moves. */
export class Pool {
  readonly probabilities: Float64Array;
  readonly tables: readonly Table[];
  readonly #experts: readonly Expert[];
  /** Decayed sums of log probability. */
  readonly #merits: Float64Array;
  readonly #shares: Float64Array;
  /** With three moves, the two mixers that are computed together. */
  readonly #pair: readonly [Mixer, Mixer] | undefined;
  /** Those that are computed one by one. */
  readonly #others: readonly Expert[];

  constructor(size: number, experts: readonly Expert[], merits: readonly number[]) {
    this.#experts = experts;
    this.#merits = Float64Array.from(merits);
    this.#shares = new Float64Array(merits.length);
    this.#pair = size === 3 ? pairOf(experts) : undefined;
    this.#others = this.#pair ? experts.slice(2) : experts;
    this.tables = [...experts.flatMap(({ tables }) => tables), this.#merits];
    this.probabilities = new Float64Array(size).fill(1 / size);
  }

  weigh(opinions: Opinions): void {
    const { probabilities } = this;
    if (this.#pair) weighThree(this.#pair, opinions);
    for (const expert of this.#others) expert.weigh(opinions);
    this.#share();
    probabilities.fill(0);
    for (let index = 0; index < this.#experts.length; index++) {
      const expert = this.#experts[index] as Expert;
      const share = this.#shares[index] as number;
      for (let move = 0; move < probabilities.length; move++) {
        probabilities[move] =
          (probabilities[move] as number) + share * (expert.probabilities[move] as number);
      }
    }
  }

  learn(opinions: Opinions, came: number): void {
    for (let index = 0; index < this.#experts.length; index++) {
      const expert = this.#experts[index] as Expert;
      const gave = Math.max(LEAST_PROBABILITY, expert.probabilities[came] as number);
      this.#merits[index] = (this.#merits[index] as number) * MERIT_DECAY + Math.log(gave);
    }
    if (this.#pair) learnThree(this.#pair, opinions, came);
    for (const expert of this.#others) expert.learn(opinions, came);
  }

  #share(): void {
    this.#shares.set(this.#merits);
    toProbabilities(this.#shares);
  }
}

/** Returns the first two experts if both are mixers. */
function pairOf(experts: readonly Expert[]): readonly [Mixer, Mixer] | undefined {
  const [first, second] = experts;
  return first instanceof Mixer && second instanceof Mixer ? [first, second] : undefined;
}
