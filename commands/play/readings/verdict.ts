// How much a share of moves that were read right says.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";

/** `right` of `read` moves (at least one) against chance, as messages tell it: percentages, and how
 * sure this is. Two standard deviations either way are more than luck. */
export function verdictWords(game: MatrixGame, right: number, read: number, locale: Locale) {
  const chance = 1 / game.size;
  const deviations = (right / read - chance) / Math.sqrt((chance * (1 - chance)) / read);
  const verdict = deviations > 2 ? "verdict-read" : deviations < -2 ? "verdict-escaped" : "verdict-unsure";
  return {
    percent: Math.round((100 * right) / read),
    chance: Math.round(100 * chance),
    verdict: say(locale, verdict),
  };
}
