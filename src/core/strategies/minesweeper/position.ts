// Everything that a minesweeper strategy may see.

import type { Board, StartRule } from "../../games/minesweeper/index.ts";

/** In `seen`: no number is shown. */
export const COVERED = -1;
/** In a strategy's notes: certainly a mine. */
export const MINE = -2;
/** In a strategy's notes: an open cell whose number is ignored. */
export const SILENT = -3;

export interface Position {
  readonly board: Board;
  readonly mines: number;
  /** The number of each cell, or `COVERED`. */
  readonly seen: Int8Array;
  /** How the first cell is kept free of mines; decides where it's best to start. */
  readonly start: StartRule;
}
