// No-guess boards: the exact strategy wins them from the first cell by provably safe moves alone.

import { COVERED_CELL, type MinesRules, Minesweeper } from "../../games/minesweeper/index.ts";
import { ExactSweeper } from "../../strategies/minesweeper/index.ts";
import { positionOf } from "./play-board.ts";

/** How many boards are tried for one that needs no guess. */
const ATTEMPTS = 400;

/** Whether the board can be won without a guess, and the first cell doesn't win it already. Exact, because all provably
 * safe cells are found. */
export function isNoGuess(
  rules: MinesRules,
  seed: string,
  first: number,
  sweeper = new ExactSweeper(),
): boolean {
  const game = new Minesweeper(rules);
  game.open(first, seed);
  if (game.state !== "running") return false;
  while (game.state === "running") {
    const safe = sweeper.certain(positionOf(game));
    if (safe.length === 0) return false;
    for (const cell of safe) if (game.seen[cell] === COVERED_CELL) game.open(cell, seed);
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
  const sweeper = new ExactSweeper();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    if (isNoGuess(rules, seedAt(attempt), first, sweeper)) return attempt;
  return undefined;
}
