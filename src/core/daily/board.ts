// The board of the day: the first that needs no guessing, from a seed derived from that day's key.

import { boardSeedOf, NO_GUESS_ATTEMPTS } from "../fairness/index.ts";
import type { BoardCode, MinesRules } from "../games/minesweeper/index.ts";
import { findNoGuess } from "../matches/minesweeper/index.ts";

/** As large as every chat can show as buttons. */
export const DAILY_BOARD: MinesRules = { width: 5, height: 5, mines: 5, start: "opening" };
/** The middle cell, C3, which is open from the start. */
export const DAILY_FIRST = 12;

/** The board for this 32-byte seed; undefined if every candidate needs a guess. Takes about ten milliseconds. */
export function drawDailyBoard(seed: Uint8Array): BoardCode | undefined {
  return findNoGuess(DAILY_BOARD, boardSeedOf(seed), DAILY_FIRST, NO_GUESS_ATTEMPTS);
}
