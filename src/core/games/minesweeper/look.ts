// What each cell shows the player: known cells while the game runs, the whole board when it's over.

import { boardOf, layMines, type MinesRules, neighboursOf } from "./board.ts";
import { COVERED, type Minesweeper } from "./game.ts";

/** A number 0 … 8, covered or flag; after the game also an untouched mine, an opened mine or a wrong flag. */
export type CellLook = number | "covered" | "flag" | "mine" | "blown" | "wrong-flag";

/** Looks of all cells; after the game, covered cells without a mine show their numbers, too. */
export function lookOf(game: Minesweeper): readonly CellLook[] {
  const mined = game.revealed();
  return Array.from(game.seen, (seen, cell): CellLook => {
    const isFlagged = game.flags[cell] === 1;
    if (!mined) return seen !== COVERED ? seen : isFlagged ? "flag" : "covered";
    if (cell === game.blown) return "blown";
    if (isFlagged) return mined[cell] === 1 ? "flag" : "wrong-flag";
    return mined[cell] === 1 ? "mine" : game.numberOf(cell);
  });
}

/** A seed's board as lines of text, with all its numbers and mines; `·` has no mine near. */
export function solvedBoard(rules: MinesRules, seed: string, first: number): string {
  const board = boardOf(rules.width, rules.height);
  const mined = layMines(board, rules, first, seed);
  const signs = Array.from(mined, (mine, cell) => {
    const near = neighboursOf(board, cell).filter((other) => mined[other] === 1).length;
    return mine === 1 ? "*" : near === 0 ? "·" : String(near);
  });
  const rows = Array.from({ length: rules.height }, (_, row) =>
    signs.slice(row * rules.width, (row + 1) * rules.width),
  );
  return rows.map((row) => row.join(" ")).join("\n");
}
