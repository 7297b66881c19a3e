// What a player at minesweeper sees and knows: all that a strategy may go by.

import type { Board, StartRule } from "../../games/minesweeper/index.ts";

/** What `seen` says of a cell that shows no number. */
export const COVERED = -1;
/** What a strategy's own notes say of a cell that must be a mine. */
export const MINE = -2;
/** And of an open cell whose number is left out of account. */
export const SILENT = -3;

export interface Position {
  readonly board: Board;
  /** On the whole board. */
  readonly mines: number;
  /** Of each cell its number, or `COVERED`. */
  readonly seen: Int8Array;
  /** How the first cell is kept from being a mine; decides where it is best to begin. */
  readonly start: StartRule;
}
