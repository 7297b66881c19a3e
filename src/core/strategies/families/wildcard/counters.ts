// The wildcard predictor as published, counter by counter. It's slow, and kept to verify the closed form.

import type { Move } from "../../../games/index.ts";
import { CounterRows } from "../../bases/counter-rows.ts";
import type { Predictor, Scores } from "../../bases/scores.ts";
import type { WildcardSettings } from "./closed-form.ts";

/** New weights grow instead of old counters shrinking; counters are rescaled above this. */
const GROWTH_MAX = 1e200;

/** The largest game whose patterns can be numbered: (size + 1)^12 must stay below 2^53. */
export const COUNTERS_SIZE_MAX = 15;

/** The maximum context length; each round updates 2^12 counters. */
export const COUNTERS_CONTEXT_MAX = 12;

/** Counters of (subset S of the context with its moves) : next move. Learning adds 1 to all 2^n; prediction sums them
 * weighted by (base - 1)^|S|, which is 1 for the source's base 2. */
export class WildcardCounters implements Predictor {
  readonly #size: number;
  readonly #settings: WildcardSettings;
  /** By pattern without the newest move, adjacent cells for (the newest move + 1, or 0 if empty; next move). */
  readonly #patterns: CounterRows;
  /** The context's known moves, newest first. */
  readonly #context: Uint8Array;
  #known = 0;
  /** Key, row and weight for each subset of the current context's known moves, except the newest. */
  readonly #keys: Float64Array;
  readonly #rows: Int32Array;
  readonly #weights: Float64Array;
  #subsets = 1;
  /** The next round's increment, in units of the newest round's. */
  #growth = 1;
  readonly #scores: Scores;

  constructor(size: number, settings: WildcardSettings) {
    const { context, base, decay } = settings;
    if (size > COUNTERS_SIZE_MAX || context > COUNTERS_CONTEXT_MAX) {
      throw new RangeError(
        `counters are for ${COUNTERS_SIZE_MAX} moves and ${COUNTERS_CONTEXT_MAX} numbers of context at most`,
      );
    }
    this.#size = size;
    this.#settings = settings;
    const subsets = 2 ** (context - 1);
    this.#patterns = new CounterRows((size + 1) * size, decay === 1, (size + 1) ** (context - 1));
    this.#context = new Uint8Array(context);
    this.#keys = new Float64Array(subsets);
    this.#rows = new Int32Array(subsets);
    this.#weights = new Float64Array(subsets).fill(1);
    const exact = decay === 1 && Number.isInteger(base);
    this.#scores = { width: 1, digits: new Float64Array(size), base, exact };
    this.#listSubsets();
  }

  bytes(): number {
    return this.#patterns.bytes + 20 * this.#keys.length;
  }

  weigh() {
    if (this.#known === 0) return undefined;
    const { digits } = this.#scores;
    const newest = this.#growth * this.#settings.decay;
    digits.fill(0);
    for (let subset = 0; subset < this.#subsets; subset++) this.#weighPattern(subset, digits);
    for (let move = 0; move < this.#size; move++) digits[move] = (digits[move] as number) / newest;
    return this.#scores;
  }

  observe(own: Move, opponent: Move): void {
    for (let subset = 0; subset < this.#subsets; subset++) this.#add(this.#rows[subset] as number, opponent);
    this.#age();
    this.#context.copyWithin(2, 0);
    this.#context[0] = opponent;
    this.#context[1] = own;
    this.#known = Math.min(this.#known + 2, this.#settings.context);
    this.#listSubsets();
  }

  #add(row: number, opponent: Move): void {
    const cells = this.#patterns.blockOf(row);
    const open = this.#patterns.startOf(row) + opponent;
    cells[open] = (cells[open] as number) + this.#growth;
    if (this.#known === 0) return;
    const filled = open + ((this.#context[0] as Move) + 1) * this.#size;
    cells[filled] = (cells[filled] as number) + this.#growth;
  }

  /** Adds a pattern's weighted counters of each next move, with the newest move both empty and filled. */
  #weighPattern(subset: number, sums: Float64Array): void {
    const row = this.#rows[subset] as number;
    const cells = this.#patterns.blockOf(row);
    const weight = this.#weights[subset] as number;
    const factor = this.#settings.base - 1;
    const open = this.#patterns.startOf(row);
    const filled = open + ((this.#context[0] as Move) + 1) * this.#size;
    for (let move = 0; move < this.#size; move++) {
      const count = (cells[open + move] as number) + factor * (cells[filled + move] as number);
      sums[move] = (sums[move] as number) + weight * count;
    }
  }

  #age(): void {
    this.#growth /= this.#settings.decay;
    if (this.#growth < GROWTH_MAX) return;
    this.#patterns.scale(1 / this.#growth);
    this.#growth = 1;
  }

  /** Each further move doubles the subsets; `choose` and `observe` share their rows. */
  #listSubsets(): void {
    this.#subsets = 1;
    let placeValue = 1;
    for (let place = 1; place < this.#known; place++) {
      const digit = ((this.#context[place] as Move) + 1) * placeValue;
      for (let subset = 0; subset < this.#subsets; subset++) {
        this.#keys[this.#subsets + subset] = (this.#keys[subset] as number) + digit;
        this.#weights[this.#subsets + subset] = (this.#weights[subset] as number) * (this.#settings.base - 1);
      }
      this.#subsets *= 2;
      placeValue *= this.#size + 1;
    }
    this.#patterns.claimAll(this.#keys, this.#subsets, this.#rows);
  }
}
