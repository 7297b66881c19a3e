import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";

/** `right` of `read` (at least 1) predictions against chance; significant beyond 2 sd. */
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
