// How much a share of right readings says.

import type { MatrixGame } from "../../../src/core/games/index.ts";

interface Verdict {
  /** Moves read right, of a hundred. */
  readonly percent: number;
  /** What drawing lots would read, of a hundred. */
  readonly chance: number;
  /** The message that says how sure this is. */
  readonly verdict: "verdict-read" | "verdict-escaped" | "verdict-unsure";
}

/** `right` of `read` moves (at least one) against chance: two standard deviations either way are
 * more than luck. */
export function verdictOf(game: MatrixGame, right: number, read: number): Verdict {
  const chance = 1 / game.size;
  const deviations = (right / read - chance) / Math.sqrt((chance * (1 - chance)) / read);
  return {
    percent: Math.round((100 * right) / read),
    chance: Math.round(100 * chance),
    verdict: deviations > 2 ? "verdict-read" : deviations < -2 ? "verdict-escaped" : "verdict-unsure",
  };
}
