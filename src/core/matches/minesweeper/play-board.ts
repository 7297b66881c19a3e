// Boards from seeds, and a strategy playing one board to its end.

import {
  type Board,
  type CellSource,
  COVERED_CELL,
  type MinesRules,
  Minesweeper,
} from "../../games/minesweeper/index.ts";
import { seededRandom } from "../../random/index.ts";
import type { Position, Sweeper } from "../../strategies/minesweeper/index.ts";

/** The random source that lays the mines of a seed's board; whoever knows the seed knows the board. */
export function minesRandom(seed: string): CellSource {
  return seededRandom(new TextEncoder().encode(`mines|${seed}`));
}

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
  random: CellSource,
  { board, first }: { readonly board?: Board; readonly first?: number | undefined } = {},
): BoardResult {
  const game = new Minesweeper(rules, board);
  game.open(first ?? sweeper.choose(positionOf(game)).cell, random);
  let guesses = 0;
  let calledSafe = 0;
  let violations = 0;
  while (game.state === "running") {
    const { cell, safe } = sweeper.choose(positionOf(game));
    if (safe.length === 0) {
      guesses++;
      game.open(cell, random);
    }
    for (const one of safe) {
      if (game.seen[one] !== COVERED_CELL) continue;
      calledSafe++;
      game.open(one, random);
      if (game.blown === one) violations++;
    }
  }
  return { won: game.state === "won", guesses, calledSafe, violations };
}
