// A strategy playing one board to its end.

import {
  type Board,
  COVERED_CELL,
  type MineSource,
  type MinesRules,
  Minesweeper,
} from "../../games/minesweeper/index.ts";
import type { Position, Sweeper } from "../../strategies/minesweeper/index.ts";

export interface BoardResult {
  readonly won: boolean;
  /** How many uncertain cells were opened, not counting the first. */
  readonly guesses: number;
  /** Cells that the strategy called safe, and how many of them were mines. */
  readonly calledSafe: number;
  readonly violations: number;
}

/** What the player of a game sees. */
export function positionOf(game: Minesweeper): Position {
  return { board: game.board, mines: game.mines, seen: game.seen, start: game.rules.start };
}

/** Plays a board, starting with the cell `first` if given, otherwise where the strategy chooses. */
export function playBoard(
  sweeper: Sweeper,
  rules: MinesRules,
  mines: MineSource,
  { board, first }: { readonly board?: Board; readonly first?: number | undefined } = {},
): BoardResult {
  const game = new Minesweeper(rules, board);
  game.open(first ?? sweeper.choose(positionOf(game)).cell, mines);
  let guesses = 0;
  let calledSafe = 0;
  let violations = 0;
  while (game.state === "running") {
    const { cell, safe } = sweeper.choose(positionOf(game));
    if (safe.length === 0) {
      guesses++;
      game.open(cell, mines);
    }
    for (const one of safe) {
      if (game.seen[one] !== COVERED_CELL) continue;
      calledSafe++;
      game.open(one, mines);
      if (game.blown === one) violations++;
    }
  }
  return { won: game.state === "won", guesses, calledSafe, violations };
}
