// Names the opponent as people know it: a level, a registered name, or a strategy.

import { cutToCells } from "../../../src/infra/i18n/cell-width.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import type { Match } from "../../../src/people/rounds/predictor.ts";
import { USUAL_OPPONENT } from "../../kit/chat-games.ts";

/** The strategies behind the levels, as canonical ids, for people who know no strategy by name. */
export const LEVELS: ReadonlyMap<string, string> = new Map([
  ["novice", "fortune-teller:prior=none,memory=match"],
  ["fortune-teller", USUAL_OPPONENT],
  ["mirror", "mirror"],
  ["coin", "random"],
]);

const LEVEL_WORDS: ReadonlyMap<string, MessageId> = new Map([
  ["novice", "match-opponent-novice"],
  ["mirror", "match-opponent-mirror"],
  ["coin", "match-opponent-coin"],
]);

/** Longer names would wrap a title twice on a phone. */
const NAME_CELLS_MAX = 24;

type Opponent = Pick<Match, "opponent" | "opponentName">;

/** The title with the opponent's name, unless it's the usual opponent. */
export function withOpponent(title: string, match: Opponent, locale: Locale): string {
  const opponent = opponentWords(match, locale);
  return opponent === undefined ? title : say(locale, "match-title-opponent", { title, opponent });
}

/** Undefined for the usual opponent. */
export function opponentWords({ opponent, opponentName }: Opponent, locale: Locale): string | undefined {
  if (opponentName !== undefined) return opponentName;
  if (opponent === USUAL_OPPONENT) return undefined;
  const level = [...LEVELS].find(([, strategy]) => strategy === opponent);
  const words = level && LEVEL_WORDS.get(level[0]);
  return words ? say(locale, words) : cutToCells(opponent, NAME_CELLS_MAX);
}
