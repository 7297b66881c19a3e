// No-guess boards: the exact strategy wins them from the first cell by provably safe moves alone.

import { type BoardCode, COVERED_CELL, type MinesRules, Minesweeper } from "../../games/minesweeper/index.ts";
import { ExactSweeper } from "../../strategies/minesweeper/index.ts";
import { minesRandom, positionOf } from "./play-board.ts";

/** Whether the board can be won without a guess. Exact, because all provably safe cells are found. */
export function isNoGuess(
  rules: MinesRules,
  seed: string,
  first: number,
  sweeper = new ExactSweeper(),
): boolean {
  const game = new Minesweeper(rules);
  const random = minesRandom(seed);
  game.open(first, random);
  while (game.state === "running") {
    const safe = sweeper.certain(positionOf(game));
    if (safe.length === 0) return false;
    for (const cell of safe) if (game.seen[cell] === COVERED_CELL) game.open(cell, random);
  }
  return true;
}

const SEED_MAX = 16;

/** Finds the first no-guess board for `first` among the seeds after `seed`; undefined after `attempts`. */
export function findNoGuess(
  rules: MinesRules,
  seed: string,
  first: number,
  attempts: number,
): Required<BoardCode> | undefined {
  const sweeper = new ExactSweeper();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const mark = attempt === 0 ? "" : attempt.toString(36);
    const tried = `${seed.slice(0, SEED_MAX - mark.length)}${mark}`;
    if (isNoGuess(rules, tried, first, sweeper)) return { rules, seed: tried, first };
  }
  return undefined;
}
