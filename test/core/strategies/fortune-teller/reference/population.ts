// Prior for new players: other people's habits by situation, and trained mixer weights.

import type { PopulationData } from "../../../../../src/core/strategies/fortune-teller/population.ts";
import { CONFIDENCES } from "./inputs.ts";

/** Smoothing of the population's counts, in rounds a move. */
const SMOOTHING_ROUNDS = 10;
/** Visits from which the population's habit has confidence 1, 2, 3, 4. */
const SURE_FROM = [20, 100, 500, 2500] as const;

/** A population prepared for lookups. */
export class Population {
  readonly size: number;
  readonly weights: Float64Array;
  readonly #entries: Map<number, number>;
  readonly #shares: Float64Array;
  readonly #logarithms: Float64Array;
  readonly #confidences: Uint8Array;

  constructor({ size, keys, counts, weights }: PopulationData) {
    this.size = size;
    this.weights = weights;
    this.#entries = new Map(Array.from(keys, (key, entry) => [key, entry]));
    this.#shares = new Float64Array(counts.length);
    this.#confidences = new Uint8Array(keys.length);
    keys.forEach((_, entry) => {
      const row = counts.subarray(entry * size, (entry + 1) * size);
      const sum = row.reduce((total, count) => total + count, 0);
      const share = (count: number): number => (count + SMOOTHING_ROUNDS) / (sum + SMOOTHING_ROUNDS * size);
      this.#shares.set(Float64Array.from(row, share), entry * size);
      this.#confidences[entry] = SURE_FROM.filter((visits) => sum >= visits).length;
    });
    this.#logarithms = this.#shares.map((share) => Math.log(size * share));
  }

  /** The situation's entry; -1 where the population was rarely in it. */
  find(key: number): number {
    return this.#entries.get(key) ?? -1;
  }

  /** The probability of the move `step` after the situation's reference. */
  share(entry: number, step: number): number {
    return this.#shares[entry * this.size + step] as number;
  }

  /** ln(size * share). */
  logarithm(entry: number, step: number): number {
    return this.#logarithms[entry * this.size + step] as number;
  }

  confidence(entry: number): number {
    return this.#confidences[entry] as number;
  }
}

/** Uniform weights of `inputs` inputs. */
export function evenWeights(inputs: number, weight: number): Float64Array {
  return new Float64Array(inputs * CONFIDENCES).fill(weight);
}
