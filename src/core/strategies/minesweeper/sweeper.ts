// What a minesweeper strategy sees, and what it answers.

import type { Board, StartRule } from "../../games/minesweeper/board.ts";

/** Everything that a strategy may see. */
export interface Position {
  readonly board: Board;
  readonly mines: number;
  /** The number of each cell, or `COVERED`. */
  readonly seen: Int8Array;
  /** How the first cell is kept free of mines; decides where it's best to start. */
  readonly start: StartRule;
}

/** The cell that a strategy opens next. */
export interface Choice {
  readonly cell: number;
  /** Cells known to be safe, including `cell`; empty for a guess. */
  readonly safe: readonly number[];
}

/** Answers depend only on the position and on random draws. */
export interface Sweeper {
  /** @throws RangeError if no cell is covered, or if the numbers contradict each other. */
  choose(position: Position): Choice;
}

/** Why the exact strategy would open a cell, or leave it alone. */
export type Reason =
  /** No cell is open yet: the rule spares the first one, or all are alike. */
  | { readonly kind: "first"; readonly risk: number }
  /** These numbers (cells) prove it, and none can be spared; `total`: the board's mine count is needed, too. */
  | {
      readonly kind: "forced";
      readonly verdict: "safe" | "mine";
      readonly numbers: readonly number[];
      readonly total: boolean;
    }
  /** The chance of a mine, and the smallest of all covered cells. */
  | { readonly kind: "risk"; readonly risk: number; readonly least: number };
