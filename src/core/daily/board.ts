// The board of a day: the first that needs no guess, after a seed that follows from the key of that day.

import { boardSeedOf, NO_GUESS_ATTEMPTS } from "../fairness/index.ts";
import type { BoardCode, MinesRules } from "../games/minesweeper/index.ts";
import { findNoGuess } from "../matches/minesweeper/index.ts";

export const DAILY_BOARD: MinesRules = { width: 9, height: 9, mines: 10, start: "opening" };
/** The middle one, E5, which is open from the beginning. */
export const DAILY_FIRST = 40;

/** The board by the 32 bytes that were drawn for it; undefined where no candidate needs no guess.
 * Takes some ten milliseconds. */
export function drawDailyBoard(seed: Uint8Array): BoardCode | undefined {
  return findNoGuess(DAILY_BOARD, boardSeedOf(seed), DAILY_FIRST, NO_GUESS_ATTEMPTS);
}
