// What each cell shows the player: known cells while the game runs, the whole board when it's over.

import { COVERED_CELL, type Minesweeper } from "./minesweeper.ts";

/** A number 0 … 8, covered or flag; after the game also an untouched mine, an opened mine or a wrong flag. */
export type CellLook = number | "covered" | "flag" | "mine" | "blown" | "wrong-flag";

const SIGNS: Readonly<Record<Exclude<CellLook, number>, string>> = {
  covered: "c",
  flag: "f",
  mine: "m",
  blown: "b",
  "wrong-flag": "w",
};

/** A character per cell. */
export function writeLooks(looks: readonly CellLook[]): string {
  return looks.map((look) => (typeof look === "number" ? String(look) : SIGNS[look])).join("");
}

/** Looks of all cells; after the game, covered cells without a mine show their numbers, too. */
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
