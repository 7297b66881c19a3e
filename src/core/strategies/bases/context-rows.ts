// Maps a situation (the last n moves of one or both sides) to a table row.

import type { Move } from "../../games/index.ts";
import type { InsideRow } from "../inside.ts";
import { remainder } from "./remainder.ts";

export const SIDES = ["own", "opponent", "both"] as const;
export type ContextSide = (typeof SIDES)[number];

/** Up to this many rows the table is dense; above, rows are allocated on first use. */
const DENSE_ROWS_MAX = 2 ** 16;

/** Approximate bytes that a Map of numbers takes per entry. */
const NODE_BYTES = 56;

/** A situation: `side`'s moves in the last `order` rounds of a game of `size`; order 0 has one situation. */
export interface ContextShape {
  readonly size: number;
  readonly order: number;
  readonly side: ContextSide;
}

type Situation = Pick<InsideRow, "own" | "opponent">;

/** Tracks the row of the current situation. */
export class ContextRows {
  row: number;
  readonly #dense: boolean;
  readonly #size: number;
  readonly #order: number;
  readonly #base: number;
  readonly #span: number;
  readonly #ownFactor: number;
  readonly #opponentFactor: number;
  #known = 0;
  #code = 0;
  /** Only for sparse tables: the last symbols, oldest first, and the tree, keyed by parent * base + symbol. */
  readonly #window: number[] = [];
  readonly #nodes = new Map<number, number>();

  constructor(shape: ContextShape) {
    const { size, order, side } = shape;
    this.#size = size;
    this.#order = order;
    this.#ownFactor = side === "opponent" ? 0 : 1;
    this.#opponentFactor = side === "own" ? 0 : side === "both" ? size : 1;
    this.#base = side === "both" ? size * size : size;
    this.#span = this.#base ** order;
    this.#dense = this.#span <= DENSE_ROWS_MAX;
    this.row = order === 0 ? 0 : -1;
  }

  /** Memory used by the situations of a sparse table. */
  get bytes(): number {
    return this.#nodes.size * NODE_BYTES;
  }

  push(own: Move, opponent: Move): void {
    if (this.#order === 0) return;
    const symbol = own * this.#ownFactor + opponent * this.#opponentFactor;
    if (this.#dense) this.#pushDense(symbol);
    else this.#pushSparse(symbol);
  }

  #pushDense(symbol: number): void {
    this.#code = remainder(this.#code * this.#base + symbol, this.#span) | 0;
    if (this.#known < this.#order) this.#known++;
    if (this.#known === this.#order) this.row = this.#code;
  }

  #pushSparse(symbol: number): void {
    this.#window.push(symbol);
    if (this.#known < this.#order) this.#known++;
    else this.#window.shift();
    if (this.#known === this.#order) this.row = this.#leaf();
  }

  /** Returns the current situation's leaf, created if missing; nodes are numbered in creation order. */
  #leaf(): number {
    let node = -1;
    for (const symbol of this.#window) {
      const key = (node + 1) * this.#base + symbol;
      const known = this.#nodes.get(key);
      node = known ?? this.#nodes.size;
      if (known === undefined) this.#nodes.set(key, node);
    }
    return node;
  }

  /** Returns the moves of the situations with these rows, oldest first; none for a side that isn't considered. */
  situationsOf(rows: readonly number[]): readonly Situation[] {
    const nodes = this.#dense ? [] : [...this.#nodes.keys()];
    return rows.map((row) => {
      const symbols = this.#dense ? this.#digitsOf(row) : this.#pathTo(row, nodes);
      const own = this.#ownFactor === 0 ? [] : symbols.map((symbol) => symbol % this.#size);
      const opponent =
        this.#opponentFactor === 0 ? [] : symbols.map((symbol) => Math.floor(symbol / this.#opponentFactor));
      return { own, opponent };
    });
  }

  #digitsOf(row: number): readonly number[] {
    const digits = Array.from({ length: this.#order }, (_, age) => Math.floor(row / this.#base ** age));
    return digits.map((rest) => rest % this.#base).reverse();
  }

  /** Returns the symbols from the root to the leaf; `nodes` holds the tree's keys by node number. */
  #pathTo(leaf: number, nodes: readonly number[]): readonly number[] {
    const symbols: number[] = [];
    for (let node = leaf; node >= 0; node = Math.floor((nodes[node] as number) / this.#base) - 1)
      symbols.push((nodes[node] as number) % this.#base);
    return symbols.reverse();
  }
}
