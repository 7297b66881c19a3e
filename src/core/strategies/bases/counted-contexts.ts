// Counts of the opponent's next move after each recent context; most predictors build on them.

import type { Move } from "../../games/index.ts";
import { ContextTable } from "./context-table.ts";
import { remainder } from "./remainder.ts";

/** A context: the last moves of the opponent, of the own side, or of both interleaved with the opponent's last. */
export interface Stretch {
  readonly of: "opponent" | "own" | "both";
  readonly length: number;
}

/** Contexts with more counts than this store only the forms that occur. */
const DENSE_CELLS_MAX = 1 << 18;

/** A context with more forms than this would lose precision in a double. */
const FORMS_MAX = 2 ** 39;

/** Lists all contexts up to `depth` rounds: the empty one, then the opponent's, the own side's and both sides'. */
export function stretchesUpTo(depth: number): Stretch[] {
  const lengths = Array.from({ length: depth }, (_, index) => index + 1);
  return [
    { of: "opponent", length: 0 },
    ...lengths.map((length): Stretch => ({ of: "opponent", length })),
    ...lengths.map((length): Stretch => ({ of: "own", length })),
    ...lengths.map((length): Stretch => ({ of: "both", length: 2 * length })),
  ];
}

/** Lists the contexts of both sides' last 0 … `numbers` moves, each extending the one before. */
export function nestedStretches(numbers: number): Stretch[] {
  return Array.from({ length: numbers + 1 }, (_, length): Stretch => ({ of: "both", length }));
}

/** Counts of the opponent's next move per context; a context's counts decay each time it recurs. */
export class CountedContexts {
  readonly #size: number;
  readonly #decay: number;
  readonly #lengths: readonly number[];
  /** Each round appends the digit own * ownFactor + opponent * opponentFactor in its base to a context's form; the form
   * is kept modulo the number of forms. */
  readonly #bases: Float64Array;
  readonly #ownFactors: Float64Array;
  readonly #opponentFactors: Float64Array;
  readonly #forms: Float64Array;
  /** The counts of all forms, `size` each. The first ones stay 0 and serve all forms that never occurred. */
  #counts: Float64Array;
  #taken: number;
  /** For each context, the offset of form 0's counts (the other forms follow); with many forms, a table of offsets for
   * the forms that occurred. */
  readonly #places: readonly (number | ContextTable)[];
  /** The current form of each context, and the offset of its counts. */
  readonly #keys: Float64Array;
  readonly #rows: Int32Array;

  /** Drops contexts that have too many forms in a game of `size` moves. */
  constructor(size: number, stretches: readonly Stretch[], decay: number) {
    const kept = stretches.filter(({ length }) => size ** length <= FORMS_MAX);
    this.#size = size;
    this.#decay = decay;
    this.#lengths = kept.map(({ length }) => length);
    this.#forms = Float64Array.from(kept, ({ length }) => size ** length);
    this.#bases = Float64Array.from(kept, ({ of }) => (of === "both" ? size * size : size));
    this.#ownFactors = Float64Array.from(kept, ({ of }) => (of === "both" ? size : of === "own" ? 1 : 0));
    this.#opponentFactors = Float64Array.from(kept, ({ of }) => (of === "own" ? 0 : 1));
    this.#taken = size;
    this.#places = Array.from(this.#forms, (forms) => this.#layOut(forms));
    this.#counts = new Float64Array(this.#taken);
    this.#keys = new Float64Array(kept.length);
    this.#rows = Int32Array.from(kept, (_, index) => this.#find(index, 0));
  }

  get length(): number {
    return this.#lengths.length;
  }

  /** Memory taken. */
  get bytes(): number {
    const tables = this.#places.map((place) => (typeof place === "number" ? 0 : place.bytes));
    return tables.reduce((sum, bytes) => sum + bytes, this.#counts.byteLength);
  }

  numbersOf(index: number): number {
    return this.#lengths[index] as number;
  }

  /** Writes the counts of context `index` in its current form to `counts`, starting at `start`. @returns their sum. */
  read(index: number, counts: Float64Array, start = 0): number {
    const row = this.#rows[index] as number;
    let sum = 0;
    for (let move = 0; move < this.#size; move++) {
      const count = this.#counts[row + move] as number;
      counts[start + move] = count;
      sum += count;
    }
    return sum;
  }

  /** Writes the weighted sum of all contexts' counts in their current forms. */
  sum(weights: Float64Array, sums: Float64Array): void {
    const rows = this.#rows;
    const counts = this.#counts;
    for (let move = 0; move < this.#size; move++) {
      let sum = 0;
      for (let index = 0; index < rows.length; index++)
        sum += (weights[index] as number) * (counts[(rows[index] as number) + move] as number);
      sums[move] = sum;
    }
  }

  observe(own: Move, opponent: Move): void {
    const rows = this.#rows;
    const keys = this.#keys;
    for (let index = 0; index < rows.length; index++) {
      const key = keys[index] as number;
      this.#count((rows[index] as number) || this.#claim(index, key), opponent);
      const digit =
        own * (this.#ownFactors[index] as number) + opponent * (this.#opponentFactors[index] as number);
      const next = remainder(key * (this.#bases[index] as number) + digit, this.#forms[index] as number);
      keys[index] = next;
      rows[index] = this.#find(index, next);
    }
  }

  #count(row: number, opponent: Move): void {
    const counts = this.#counts;
    const decay = this.#decay;
    const end = row + this.#size;
    for (let cell = row; cell < end; cell++) counts[cell] = (counts[cell] as number) * decay;
    counts[row + opponent] = (counts[row + opponent] as number) + 1;
  }

  /** Returns the offset of a form's counts; 0 if it never occurred. */
  #find(index: number, key: number): number {
    const place = this.#places[index] as number | ContextTable;
    if (typeof place === "number") return place + key * this.#size;
    const at = place.find(key);
    return at < 0 ? 0 : (place.cells[at] as number);
  }

  /** Allocates counts for a form of a context with a table. @returns their offset. */
  #claim(index: number, key: number): number {
    const table = this.#places[index] as ContextTable;
    const row = this.#taken;
    const at = table.claim(key);
    table.cells[at] = row;
    this.#taken += this.#size;
    if (this.#taken > this.#counts.length) this.#grow();
    return row;
  }

  #grow(): void {
    const grown = new Float64Array(Math.max(2 * this.#counts.length, this.#taken));
    grown.set(this.#counts);
    this.#counts = grown;
  }

  #layOut(forms: number): number | ContextTable {
    if (forms * this.#size > DENSE_CELLS_MAX) return new ContextTable(1, forms);
    const start = this.#taken;
    this.#taken += forms * this.#size;
    return start;
  }
}
