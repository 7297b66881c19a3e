// Which of a player's rounds an opponent may know: those since the last reset, and what it may
// learn from them.

import type { MatrixGame, Rounds } from "../../../src/core/games/index.ts";
import { type KnownRounds, keepingOf } from "../../../src/core/strategies/index.ts";
import {
  LEARN_EVERYTHING,
  type MatchRecord,
  mayLearnFrom,
  type PlayerGame,
} from "../../../src/players/index.ts";
import { roundsOf } from "../play.ts";

/** The number of the first round that is still kept, counted from the player's first at the
 * game. */
export function firstKept({ totals, history }: PlayerGame): number {
  return totals.rounds - history.rounds;
}

/** Those of the document's rounds that were played since number `since`, counted from the player's
 * first. */
export function roundsSince(document: PlayerGame, { person, bot }: Rounds, since: number): Rounds {
  const from = Math.max(0, since - firstKept(document));
  return { person: person.subarray(from), bot: bot.subarray(from) };
}

/** What the lifelong model knows. */
export function knownToModel(game: MatrixGame, document: PlayerGame): KnownRounds {
  const lessons = document.lessons ?? LEARN_EVERYTHING;
  const first = Math.max(firstKept(document), lessons.since);
  const rounds = roundsSince(document, roundsOf(game, document), lessons.since);
  return { rounds, isLearned: (round) => mayLearnFrom(lessons, first + round) };
}

/** What the match's opponent knew when it expected something of the last round. One that keeps no
 * model may learn from all that it sees. */
export function knownBefore(game: MatrixGame, document: PlayerGame, match: MatchRecord): KnownRounds {
  const lessons = document.lessons ?? LEARN_EVERYTHING;
  const keeping = keepingOf(match.opponent);
  const since = keeping === "match" ? Math.max(match.start, lessons.since) : lessons.since;
  const first = Math.max(firstKept(document), since);
  const { person, bot } = roundsSince(document, roundsOf(game, document), since);
  const rounds = { person: person.subarray(0, -1), bot: bot.subarray(0, -1) };
  return { rounds, isLearned: (round) => keeping === undefined || mayLearnFrom(lessons, first + round) };
}
