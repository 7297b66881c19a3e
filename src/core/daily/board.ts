// The board of the day, the same for everyone: the first one from the day's secret that needs no guessing.

import type { MinesRules } from "../games/minesweeper/board.ts";
import { findNoGuess } from "../matches/minesweeper.ts";
import { daySeed } from "../proof/day.ts";
import type { DrawnBoard } from "../proof/line.ts";
import { boardSeed } from "../proof/match.ts";

/** As large as every chat can show as buttons. */
const RULES: MinesRules = { width: 5, height: 5, mines: 5, start: "opening" };
/** The middle cell, C3, which is open from the start. */
const FIRST = 12;

/** The day's board, drawn from the day's secret as a match's board is from its own. Takes about ten
 * milliseconds. */
export function dayBoard(key: Uint8Array): DrawnBoard {
  const secret = daySeed(key, "board");
  const attempt = findNoGuess(RULES, FIRST, (number) => boardSeed(secret, FIRST, number));
  return { session: "daily", secret, rules: RULES, first: FIRST, attempt: attempt ?? 0 };
}
