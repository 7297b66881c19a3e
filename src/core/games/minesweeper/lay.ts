// Lays the mines, once the first cell is known.

import type { RandomSource } from "../../random/index.ts";
import { type Board, neighboursOf } from "./board.ts";
import type { MinesRules } from "./rules.ts";

/** Integers only: the study's own generators provide nothing else. */
export type CellSource = Pick<RandomSource, "below">;

/** 1 per mine; all layouts allowed by the rule are equally likely. `safe` and `opening` shuffle all cells before they
 * use `first`, so a different first cell changes only a few mines. */
export function layMines(board: Board, rules: MinesRules, first: number, random: CellSource): Uint8Array {
  return rules.start === "seed"
    ? throwMines(board, rules.mines, first, random)
    : placeMines(board, rules, first, random);
}

/** Draws in the study's order: row, then column. */
function throwMines(
  { cells, width, height }: Board,
  mines: number,
  first: number,
  random: CellSource,
): Uint8Array {
  const mined = new Uint8Array(cells);
  for (let left = mines; left > 0; ) {
    const row = random.below(height);
    const cell = row * width + random.below(width);
    if (cell === first) continue;
    mined[cell] = 1;
    left--;
  }
  return mined;
}

function placeMines(
  board: Board,
  { mines, start }: MinesRules,
  first: number,
  random: CellSource,
): Uint8Array {
  const spared = new Uint8Array(board.cells);
  spared[first] = 1;
  if (start === "opening") for (const cell of neighboursOf(board, first)) spared[cell] = 1;
  const mined = new Uint8Array(board.cells);
  const order = Int32Array.from({ length: board.cells }, (_, cell) => cell);
  for (let at = 0, left = mines; left > 0; at++) {
    const other = at + random.below(board.cells - at);
    const cell = order[other] as number;
    order[other] = order[at] as number;
    if (spared[cell] === 1) continue;
    mined[cell] = 1;
    left--;
  }
  return mined;
}
