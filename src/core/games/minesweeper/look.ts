// What each cell shows the player: known cells while the game runs, the whole board when it's over.

import { layMines } from "./lay.ts";
import { COVERED_CELL, Minesweeper } from "./minesweeper.ts";
import type { MinesRules } from "./rules.ts";

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

/** A seed's board as lines of text, with all its numbers and mines; `·` has no mine near. */
export function solvedBoard(rules: MinesRules, seed: string, first: number): string {
  const game = new Minesweeper(rules);
  const mined = layMines(game.board, rules, first, seed);
  game.open(first, seed);
  mined.forEach((mine, cell) => {
    if (mine === 0) game.open(cell, seed);
  });
  const signs = Array.from(mined, (mine, cell) => (mine === 1 ? "*" : String(game.seen[cell] || "·")));
  const { width, height } = rules;
  return Array.from({ length: height }, (_, row) =>
    signs.slice(row * width, (row + 1) * width).join(" "),
  ).join("\n");
}
