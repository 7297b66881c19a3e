// Prior for new players: other people's habits by situation, and trained mixer weights.

import { CONFIDENCES } from "./inputs.ts";

/** Smoothing of the population's counts, in rounds per move. */
const SMOOTHING_ROUNDS = 10;
/** The number of visits from which the population's habit has confidence 1, 2, 3, 4. */
const SURE_FROM = [20, 100, 500, 2500] as const;

/** A learned population as plain data. */
export interface PopulationData {
  readonly size: number;
  /** Situations' keys, ascending. */
  readonly keys: Uint32Array;
  /** Follower counts relative to the situation's reference, at [entry * size + move]. */
  readonly counts: Uint32Array;
  /** The weights of the slow mixer, at [input * CONFIDENCES + confidence]. */
  readonly weights: Float64Array;
}

/** A population prepared for lookups: a hash table with linear probing. */
export class Population {
  readonly size: number;
  readonly weights: Float64Array;
  /** The probability of each move relative to the reference, at [entry * size + step], followed by one set of equal
   * ones for situations without an entry. */
  readonly shares: Float32Array;
  readonly #confidences: Uint8Array;
  /** The key of each entry; 0, which is never a key, in free ones. */
  readonly #keys: Int32Array;

  constructor({ size, keys, counts, weights }: PopulationData) {
    this.size = size;
    this.weights = weights;
    const places = 2 ** Math.ceil(Math.log2(2 * keys.length + 2));
    this.#keys = new Int32Array(places);
    this.shares = new Float32Array((places + 1) * size).fill(1 / size);
    this.#confidences = new Uint8Array(places);
    keys.forEach((key, index) => {
      this.#add(key | 0, counts.subarray(index * size, (index + 1) * size));
    });
  }

  /** Returns the situation's entry for a signed or unsigned key; -1 if the population was rarely in it. */
  find(key: number): number {
    const entry = this.#placeOf(key | 0);
    return this.#keys[entry] === 0 ? -1 : entry;
  }

  /** Yields all known situations: their unsigned keys and their entries. */
  *entries(): Generator<readonly [key: number, entry: number]> {
    for (const [entry, key] of this.#keys.entries()) if (key !== 0) yield [key >>> 0, entry];
  }

  confidence(entry: number): number {
    return this.#confidences[entry] as number;
  }

  #add(key: number, counts: Uint32Array): void {
    const entry = this.#placeOf(key);
    const sum = counts.reduce((total, count) => total + count, 0);
    const smoothed = sum + SMOOTHING_ROUNDS * this.size;
    this.#keys[entry] = key;
    this.shares.set(
      Float32Array.from(counts, (count) => (count + SMOOTHING_ROUNDS) / smoothed),
      entry * this.size,
    );
    this.#confidences[entry] = SURE_FROM.filter((visits) => sum >= visits).length;
  }

  /** Returns the key's slot, or the free one where it would go. */
  #placeOf(key: number): number {
    const keys = this.#keys;
    const last = keys.length - 1;
    let place = key & last;
    while (keys[place] !== 0 && keys[place] !== key) place = (place + 1) & last;
    return place;
  }
}

/** Uniform weights of `inputs` inputs. */
export function evenWeights(inputs: number, weight: number): Float64Array {
  return new Float64Array(inputs * CONFIDENCES).fill(weight);
}
