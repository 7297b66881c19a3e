// What followed a context: the one store that all readers build on.

import type { Move } from "../../games/matrix-game.ts";
import type { InsideRow, Look } from "../strategy.ts";

/** Whose moves a context holds. */
export const SIDES = ["own", "opponent", "both"] as const;
export type ContextSide = (typeof SIDES)[number];

/** More forms than this aren't told apart: in games of many moves, the oldest moves of long contexts are left out. */
const FORMS_MAX = 2 ** 38;

/** The last moves of one side, or of both in turn, as one number: in a game of three moves, 0 2 1 is 7. */
export class Context {
  /** Undefined until there are as many moves as it holds. */
  now: number | undefined;
  /** How many moves it holds. */
  readonly length: number;
  readonly #size: number;
  readonly #side: ContextSide;
  readonly #forms: number;
  #code = 0;
  #known = 0;

  /** The last `length` moves of `side` in a game of `size` moves; with `both`, own moves come before the opponent's. */
  constructor(size: number, side: ContextSide, length: number, formsMax = FORMS_MAX) {
    this.length = Math.min(length, Math.floor(Math.log(formsMax) / Math.log(size)));
    this.now = length === 0 ? 0 : undefined;
    this.#size = size;
    this.#side = side;
    this.#forms = size ** this.length;
  }

  push(own: Move, opponent: Move): void {
    const before = this.#side === "opponent" ? this.#code : this.#code * this.#size + own;
    this.#code = (this.#side === "own" ? before : before * this.#size + opponent) % this.#forms;
    if (this.now === undefined) this.#known += this.#side === "both" ? 2 : 1;
    if (this.#known >= this.length) this.now = this.#code;
  }

  /** The moves of a form, oldest first; none for a side that it doesn't hold. */
  movesOf(form: number): Pick<InsideRow, "own" | "opponent"> {
    const moves = Array.from(
      { length: this.length },
      (_, age) => Math.floor(form / this.#size ** age) % this.#size,
    );
    const every = (place: number): Move[] => moves.filter((_, age) => age % 2 === place).reverse();
    if (this.#side === "both") return { own: every(1), opponent: every(0) };
    const all = moves.reverse();
    return this.#side === "own" ? { own: all, opponent: [] } : { own: [], opponent: all };
  }

  /** The rows of a table by this context, in the form that people are shown. */
  rowsOf(table: ReadonlyMap<number, ArrayLike<number>>, look: Look): readonly InsideRow[] {
    const forms = look === "all" ? [...table.keys()] : [this.now ?? -1].filter((form) => table.has(form));
    return forms.map((form) => ({
      ...this.movesOf(form),
      values: Array.from(table.get(form) as ArrayLike<number>),
    }));
  }
}

/** Numbers by context and move, such as how often each move followed. With a decay, all numbers of a context are
 * multiplied by it each time the context recurs: at .5, followers 0, 0, 1 count [.75, 1]. */
export class Counts {
  readonly rows = new Map<number, Float64Array>();
  readonly #size: number;
  readonly #decay: number;

  constructor(size: number, decay = 1) {
    this.#size = size;
    this.#decay = decay;
  }

  /** What followed the context; undefined if it's undefined or never came. Changes with `add`. */
  of(context: number | undefined): Float64Array | undefined {
    return context === undefined ? undefined : this.rows.get(context);
  }

  /** Adds nothing if the context is undefined. */
  add(context: number | undefined, move: Move, amount = 1): void {
    if (context === undefined) return;
    let row = this.rows.get(context);
    if (!row) {
      row = new Float64Array(this.#size);
      this.rows.set(context, row);
    } else if (this.#decay < 1) scaleRow(row, this.#decay);
    row[move] = (row[move] as number) + amount;
  }

  scale(factor: number): void {
    for (const row of this.rows.values()) scaleRow(row, factor);
  }
}

function scaleRow(row: Float64Array, factor: number): void {
  for (let at = 0; at < row.length; at++) row[at] = (row[at] as number) * factor;
}
