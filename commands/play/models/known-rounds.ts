// Which rounds of a player an opponent may know (those since the last reset) and learn from.

import type { MatrixGame, Rounds } from "../../../src/core/games/index.ts";
import { type KnownRounds, modelLifetimeOf } from "../../../src/core/strategies/index.ts";
import {
  LEARN_EVERYTHING,
  type LearningPolicy,
  mayLearnFrom,
  type PlayerGame,
  stretchesOf,
} from "../../../src/players/index.ts";
import { firstKept, type MatchState, roundsIn, roundsOf, turnOf } from "../play.ts";

/** The document's rounds from `since` on, an index among all of the player's rounds. */
function roundsSince(document: PlayerGame, { person, bot }: Rounds, since: number): Rounds {
  const from = Math.max(0, since - firstKept(document));
  return { person: person.subarray(from), bot: bot.subarray(from) };
}

/** The rounds known to the lifelong model. */
export function knownToModel(game: MatrixGame, document: PlayerGame): KnownRounds {
  const { lessons = LEARN_EVERYTHING } = document;
  const from = lessons.since;
  const first = Math.max(firstKept(document), from);
  const rounds = roundsSince(document, roundsOf(game, document), from);
  return { rounds, isLearned: (round) => mayLearnFrom(lessons, first + round) };
}

/** For an opponent without a model: all rounds since the last reset; those of a match that was set
 * aside come last and in one piece, so that its draws repeat for the rounds they were made in. */
export function knownToRule({ game, document, match }: MatchState, since: number): Rounds {
  const own = match.earlier ? stretchesOf(match) : [];
  const ends = [0, ...own.map(([, to]) => to)];
  const starts = [...own.map(([from]) => from), document.totals.rounds];
  const others = ends.map((end, at) => [end, starts[at] as number] as const);
  const known = [...others, ...own].map(
    ([from, to]) => [Math.max(from, since), Math.max(to, since)] as const,
  );
  return roundsIn(game, document, known);
}

/** What a model knows that lives for one match: its rounds, and the policy counted in them. */
export interface MatchKnowledge {
  readonly rounds: Rounds;
  /** The first stored round, as an index among those of the match. */
  readonly first: number;
  readonly lessons: LearningPolicy;
}

export function knownInMatch({ game, document, match }: MatchState): MatchKnowledge {
  const { lessons = LEARN_EVERYTHING } = document;
  const stretches = stretchesOf(match);
  const rounds = roundsIn(game, document, stretches);
  const inMatch = (index: number): number =>
    stretches.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(index, to) - from), 0);
  return { rounds, first: turnOf(match) - rounds.bot.length, lessons: policyAt(lessons, inMatch) };
}

/** The policy with its rounds counted in another way. */
function policyAt({ paused, ...lessons }: LearningPolicy, at: (round: number) => number): LearningPolicy {
  return {
    ...lessons,
    since: at(lessons.since),
    pausedRanges: lessons.pausedRanges.map(([from, to]) => [at(from), at(to)]),
    ...(paused !== undefined && { paused: at(paused) }),
  };
}

/** What the opponent knew before the last round; without a model, it may learn from all. */
export function knownBefore(state: MatchState): KnownRounds {
  const { rounds, isLearned } = knownNow(state);
  return { rounds: { person: rounds.person.subarray(0, -1), bot: rounds.bot.subarray(0, -1) }, isLearned };
}

function knownNow(state: MatchState): KnownRounds {
  const { game, document, match } = state;
  const lifetime = modelLifetimeOf(match.opponent);
  if (lifetime === "life") return knownToModel(game, document);
  if (lifetime === undefined)
    return { rounds: knownToRule(state, document.lessons?.since ?? 0), isLearned: () => true };
  const { rounds, first, lessons } = knownInMatch(state);
  const forgotten = Math.max(0, lessons.since - first);
  return {
    rounds: { person: rounds.person.subarray(forgotten), bot: rounds.bot.subarray(forgotten) },
    isLearned: (round) => mayLearnFrom(lessons, first + forgotten + round),
  };
}
