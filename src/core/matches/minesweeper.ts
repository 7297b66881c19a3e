// A strategy playing a board of minesweeper, and boards that need no guess.

import type { MinesRules } from "../games/minesweeper/board.ts";
import { COVERED, Minesweeper } from "../games/minesweeper/game.ts";
import { ExactSweeper } from "../strategies/minesweeper/exact.ts";
import type { Position, Sweeper } from "../strategies/minesweeper/sweeper.ts";

/** What the player of a game sees. */
export function positionOf({ board, mines, seen, rules }: Minesweeper): Position {
  return { board, mines, seen, start: rules.start };
}

export interface BoardResult {
  readonly won: boolean;
  /** How many uncertain cells were opened, not counting the first. */
  readonly guesses: number;
  /** Cells that the strategy called safe, and how many of them were mines. */
  readonly calledSafe: number;
  readonly violations: number;
}

/** Plays a board, starting with the cell `first` if given, otherwise where the strategy chooses. */
export function playBoard(sweeper: Sweeper, rules: MinesRules, seed: string, first?: number): BoardResult {
  const game = new Minesweeper(rules);
  game.open(first ?? sweeper.choose(positionOf(game)).cell, seed);
  let [guesses, calledSafe, violations] = [0, 0, 0];
  while (game.state === "running") {
    const { cell, safe } = sweeper.choose(positionOf(game));
    if (safe.length === 0) {
      guesses++;
      game.open(cell, seed);
    }
    for (const one of safe) {
      if (game.seen[one] !== COVERED) continue;
      calledSafe++;
      game.open(one, seed);
      if (game.blown === one) violations++;
    }
  }
  return { won: game.state === "won", guesses, calledSafe, violations };
}

/** How many boards are tried for one that needs no guess. */
const ATTEMPTS = 400;

/** Whether the board can be won without a guess, and the first cell doesn't win it already. Exact, because all provably
 * safe cells are found. */
export function isNoGuess(rules: MinesRules, seed: string, first: number): boolean {
  const sweeper = new ExactSweeper();
  const game = new Minesweeper(rules);
  game.open(first, seed);
  if (game.state !== "running") return false;
  while (game.state === "running") {
    const safe = sweeper.certain(positionOf(game));
    if (safe.length === 0) return false;
    for (const cell of safe) game.open(cell, seed);
  }
  return true;
}

/** The number of the first board, from 0, that needs no guess from the cell `first`; `seedAt` gives each one's seed.
 * Undefined if there's none among the first 400. */
export function findNoGuess(
  rules: MinesRules,
  first: number,
  seedAt: (attempt: number) => string,
): number | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    if (isNoGuess(rules, seedAt(attempt), first)) return attempt;
  return undefined;
}
