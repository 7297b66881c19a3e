// A game as it's stored, without mines: a seed and the first cell determine them.

import { COVERED_CELL, Minesweeper } from "./minesweeper.ts";
import type { MinesRules } from "./rules.ts";

export interface MinesDocument {
  readonly rules: MinesRules;
  /** Of the mines; see `MineSource`. */
  readonly seed: string;
  readonly first?: number | undefined;
  readonly blown?: number | undefined;
  /** A character per cell: `o` open, `f` flagged, `.` covered. */
  readonly cells: string;
}

export function writeCells({ seen, flags }: Minesweeper): string {
  return Array.from(seen, (one, cell) => (one !== COVERED_CELL ? "o" : flags[cell] === 1 ? "f" : ".")).join(
    "",
  );
}

/** Restores a game. @throws RangeError for a document that doesn't fit its mines. */
export function readGame({ rules, seed, first, blown, cells }: MinesDocument): Minesweeper {
  const game = new Minesweeper(rules);
  const signs = [...cells];
  const opened = signs.flatMap((sign, cell) => (sign === "o" ? [cell] : []));
  if (first !== undefined) game.resume(first, blown, opened, seed);
  for (const [cell, sign] of signs.entries()) if (sign === "f") game.flags[cell] = 1;
  return game;
}
