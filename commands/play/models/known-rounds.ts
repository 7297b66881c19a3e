// Which rounds of a player an opponent may know (those since the last reset) and learn from.

import type { MatrixGame, Rounds } from "../../../src/core/games/index.ts";
import { type KnownRounds, modelLifetimeOf } from "../../../src/core/strategies/index.ts";
import { LEARN_EVERYTHING, mayLearnFrom, type PlayerGame } from "../../../src/players/index.ts";
import { firstKept, type MatchState, roundsOf } from "../play.ts";

/** The document's rounds from `since` on, an index among all of the player's rounds. */
export function roundsSince(document: PlayerGame, { person, bot }: Rounds, since: number): Rounds {
  const from = Math.max(0, since - firstKept(document));
  return { person: person.subarray(from), bot: bot.subarray(from) };
}

/** The rounds known to the lifelong model; other models know them from `since` on. */
export function knownToModel(game: MatrixGame, document: PlayerGame, since = 0): KnownRounds {
  const { lessons = LEARN_EVERYTHING } = document;
  const from = Math.max(since, lessons.since);
  const first = Math.max(firstKept(document), from);
  const rounds = roundsSince(document, roundsOf(game, document), from);
  return { rounds, isLearned: (round) => mayLearnFrom(lessons, first + round) };
}

/** What the opponent knew before the last round; without a model, it may learn from all. */
export function knownBefore({ game, document, match }: MatchState): KnownRounds {
  const lifetime = modelLifetimeOf(match.opponent);
  const known = knownToModel(game, document, lifetime === "match" ? match.start : 0);
  const { person, bot } = known.rounds;
  const rounds = { person: person.subarray(0, -1), bot: bot.subarray(0, -1) };
  return lifetime === undefined ? { rounds, isLearned: () => true } : { ...known, rounds };
}
