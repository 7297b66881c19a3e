import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";

export type Verdict = "read" | "escaped" | "unsure";

/** Compares `right` of `read` (at least 1) predictions with chance; significant beyond 2 sd. */
function verdictOf({ size }: MatrixGame, right: number, read: number): Verdict {
  const chance = 1 / size;
  const deviations = (right / read - chance) / Math.sqrt((chance * (1 - chance)) / read);
  return deviations > 2 ? "read" : deviations < -2 ? "escaped" : "unsure";
}

/** The verdict in words, addressed to the person who was read. */
export function verdictWords(game: MatrixGame, right: number, read: number, locale: Locale) {
  return {
    percent: Math.round((100 * right) / read),
    chance: Math.round(100 / game.size),
    verdict: say(locale, "verdict", { verdict: verdictOf(game, right, read) }),
  };
}
