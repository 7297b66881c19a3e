// The wildcard predictor as published, counter by counter: slow; kept to verify the closed form.

import type { Move } from "../../../games/index.ts";
import { CounterRows } from "../../bases/counter-rows.ts";
import type { Predictor } from "../../bases/scores.ts";
import type { WildcardSettings } from "./closed-form.ts";

/** Weights grow instead of old counters shrinking; counters are rescaled beyond this. */
const GROWTH_MAX = 1e200;

/** The largest game whose patterns have numbers: (size + 1)^12 must stay below 2^53. */
export const COUNTERS_SIZE_MAX = 15;

/** Maximum context length: 2^12 counters are updated in a round. */
export const COUNTERS_CONTEXT_MAX = 12;

/** Counters of (subset S of context places with its moves) : next move. Learning adds 1 to all 2^n;
 * prediction sums them weighted by (base - 1)^|S|, which is 1 for the source's base 2. */
export class WildcardCounters implements Predictor {
  readonly #size: number;
  readonly #settings: WildcardSettings;
  /** Per pattern without the newest place: (its move + 1, or 0 if empty; next move), adjacent. */
  readonly #patterns: CounterRows;
  /** Newest first. */
  #context: Move[] = [];
  /** Key, row and weight of each subset of the present context's known places but the newest. */
  readonly #keys: Float64Array;
  readonly #rows: Int32Array;
  readonly #weights: Float64Array;
  #subsets = 1;
  /** The next round's increment, in units of the newest round's. */
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
    const subsets = 2 ** (settings.context - 1);
    this.#patterns = new CounterRows((size + 1) * size, settings.decay === 1);
    this.#keys = new Float64Array(subsets);
    this.#rows = new Int32Array(subsets);
    this.#weights = new Float64Array(subsets).fill(1);
    this.#listSubsets();
  }

  bytes(): number {
    return this.#patterns.bytes + 20 * this.#keys.length;
  }

  weigh() {
    if (!this.#seen) return undefined;
    const { base, decay } = this.#settings;
    const newest = this.#growth * decay;
    const digits = this.#sums().map((sum) => sum / newest);
    return { width: 1, digits, base, exact: decay === 1 && Number.isInteger(base) };
  }

  observe(own: Move, opponent: Move): void {
    for (let subset = 0; subset < this.#subsets; subset++) this.#add(this.#rows[subset] as number, opponent);
    this.#seen = true;
    this.#age();
    this.#context = [opponent, own, ...this.#context].slice(0, this.#settings.context);
    this.#listSubsets();
  }

  get #newest(): Move | undefined {
    return this.#context[0];
  }

  #add(row: number, opponent: Move): void {
    const cells = this.#patterns.blockOf(row);
    const open = this.#patterns.startOf(row) + opponent;
    cells[open] = (cells[open] as number) + this.#growth;
    if (this.#newest === undefined) return;
    const filled = open + (this.#newest + 1) * this.#size;
    cells[filled] = (cells[filled] as number) + this.#growth;
  }

  /** For each next move the weighted sum of the present context's counters. */
  #sums(): Float64Array {
    const sums = new Float64Array(this.#size);
    const factor = this.#newest === undefined ? 0 : this.#settings.base - 1;
    const filled = ((this.#newest ?? 0) + 1) * this.#size;
    for (let subset = 0; subset < this.#subsets; subset++) {
      const row = this.#rows[subset] as number;
      const cells = this.#patterns.blockOf(row);
      const weight = this.#weights[subset] as number;
      const start = this.#patterns.startOf(row);
      for (let open = start; open < start + this.#size; open++) {
        const count = (cells[open] as number) + factor * (cells[open + filled] as number);
        sums[open - start] = (sums[open - start] as number) + weight * count;
      }
    }
    return sums;
  }

  #age(): void {
    this.#growth /= this.#settings.decay;
    if (this.#growth < GROWTH_MAX) return;
    this.#patterns.scale(1 / this.#growth);
    this.#growth = 1;
  }

  /** Each further place doubles the subsets; `choose` and `observe` share their rows. */
  #listSubsets(): void {
    this.#subsets = 1;
    this.#context.slice(1).forEach((move, place) => {
      const digit = (move + 1) * (this.#size + 1) ** place;
      for (let subset = 0; subset < this.#subsets; subset++) {
        this.#keys[this.#subsets + subset] = (this.#keys[subset] as number) + digit;
        this.#weights[this.#subsets + subset] = (this.#weights[subset] as number) * (this.#settings.base - 1);
      }
      this.#subsets *= 2;
    });
    this.#patterns.claimAll(this.#keys, this.#subsets, this.#rows);
  }
}
