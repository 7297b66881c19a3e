// What each cell looks like to the player: while the game runs only what is known, at its end the
// whole board.

import { COVERED_CELL, type Minesweeper } from "./minesweeper.ts";

/**
 * A number 0 … 8, or: still covered; flagged; and at the end a mine nobody touched, the one that
 * was opened, a flag that was right (`flag` stays), and one where there was no mine.
 */
export type CellLook = number | "covered" | "flag" | "mine" | "blown" | "wrong-flag";

/** Of every cell. At the end covered cells without a mine show their numbers too. */
export function lookOf(game: Minesweeper): readonly CellLook[] {
  const mined = game.revealed();
  return Array.from(game.seen, (seen, cell): CellLook => {
    if (mined) return lastLook(game, mined, cell);
    if (seen !== COVERED_CELL) return seen;
    return game.flags[cell] === 1 ? "flag" : "covered";
  });
}

function lastLook(game: Minesweeper, mined: Uint8Array, cell: number): CellLook {
  if (cell === game.blown) return "blown";
  if (game.flags[cell] === 1) return mined[cell] === 1 ? "flag" : "wrong-flag";
  return mined[cell] === 1 ? "mine" : game.numberOf(cell);
}
