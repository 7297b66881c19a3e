// The wildcard predictor as its source tells it, counter by counter: slow and large, kept to prove the closed form and for the student of the field.

import type { Move } from "../games/index.ts";
import { CounterTable } from "./counter-table.ts";
import type { Predictor } from "./predictor.ts";
import type { WildcardSettings } from "./wildcard-closed-form.ts";

/** Counters grow instead of shrinking with age, and are scaled back past this. */
const GROWTH_MAX = 1e200;

/** The largest game whose counters have numbers: size * (size + 1)^12 must stay below 2^53. */
export const COUNTERS_SIZE_MAX = 15;

/** The most numbers of the context: 2^12 counters are touched in a round. */
export const COUNTERS_CONTEXT_MAX = 12;

/**
 * For each of the 2^n subsets S of the context's places a counter of (the moves in S, the others empty) : next move. Learning adds 1 to all
 * of them, prediction sums them for each next move, each weighted (base - 1)^|S|; with the source's base 2 all weigh 1.
 */
export class WildcardCounters implements Predictor {
  readonly #size: number;
  readonly #settings: WildcardSettings;
  readonly #counters = new CounterTable();
  /** The last n numbers, newest first; fewer at the beginning. */
  #context: Move[] = [];
  /** Key and weight of each subset of the present context's known places. */
  readonly #keys: Float64Array;
  readonly #weights: Float64Array;
  #subsets = 1;
  /** What the next round adds to its counters, in units of what the newest round counts. */
  #growth = 1;
  #seen = false;

  constructor(size: number, settings: WildcardSettings) {
    if (size > COUNTERS_SIZE_MAX || settings.context > COUNTERS_CONTEXT_MAX) {
      throw new RangeError(
        `counters are for ${COUNTERS_SIZE_MAX} moves and ${COUNTERS_CONTEXT_MAX} numbers of context at most`,
      );
    }
    this.#size = size;
    this.#settings = settings;
    this.#keys = new Float64Array(2 ** settings.context);
    this.#weights = new Float64Array(2 ** settings.context).fill(1);
  }

  weigh() {
    if (!this.#seen) return undefined;
    const { base, decay } = this.#settings;
    const newest = this.#growth * decay;
    const digits = Float64Array.from({ length: this.#size }, (_, move) => this.#sum(move) / newest);
    return { width: 1, digits, base, exact: decay === 1 && Number.isInteger(base) };
  }

  observe(own: Move, opponent: Move): void {
    for (let subset = 0; subset < this.#subsets; subset++)
      this.#counters.add(this.#key(subset, opponent), this.#growth);
    this.#seen = true;
    this.#age();
    this.#context = [opponent, own, ...this.#context].slice(0, this.#settings.context);
    this.#listSubsets();
  }

  #sum(move: Move): number {
    let sum = 0;
    for (let subset = 0; subset < this.#subsets; subset++) {
      sum += (this.#weights[subset] as number) * this.#counters.get(this.#key(subset, move));
    }
    return sum;
  }

  #key(subset: number, move: Move): number {
    return (this.#keys[subset] as number) * this.#size + move;
  }

  #age(): void {
    this.#growth /= this.#settings.decay;
    if (this.#growth < GROWTH_MAX) return;
    this.#counters.scale(1 / this.#growth);
    this.#growth = 1;
  }

  /** Every further place doubles the subsets: those without it, and those with it. */
  #listSubsets(): void {
    this.#subsets = 1;
    this.#context.forEach((move, place) => {
      const digit = (move + 1) * (this.#size + 1) ** place;
      for (let subset = 0; subset < this.#subsets; subset++) {
        this.#keys[this.#subsets + subset] = (this.#keys[subset] as number) + digit;
        this.#weights[this.#subsets + subset] = (this.#weights[subset] as number) * (this.#settings.base - 1);
      }
      this.#subsets *= 2;
    });
  }
}
