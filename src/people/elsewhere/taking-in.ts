// Rounds from elsewhere in a player's document: appended to its history where a match begins, as if
// other rounds had been played meanwhile, and taken out again. Pure.

import { filterRounds, joinRounds, type MatrixGame, type Rounds } from "../../core/games/index.ts";
import { newestRounds, readHistory, storeHistory } from "../history.ts";
import type { LearningPolicy } from "../learning-policy.ts";
import { givenUp, type MatchRecord, type PlayerGame } from "../player-game.ts";
import { setLiveAside } from "../set-aside.ts";
import {
  type ForeignStretch,
  foreignCount,
  foreignStretches,
  lengthFrom,
  withoutStretches,
} from "./own-rounds.ts";
import type { Elsewhere } from "./stored.ts";

/** Rounds of a source. */
export interface FromElsewhere {
  /** See `elsewhereKey`. */
  readonly key: string;
  /** The newest, oldest of them first. */
  readonly rounds: Rounds;
  /** How many there ever were: a count that only grows, as long as they are of the same history. */
  readonly total: number;
  /** Whether a model may learn from the round at that place of `rounds`; absent: from all. */
  isGiven?(at: number): boolean;
}

export interface TakingInLimits {
  /** The most rounds stored. */
  readonly historyRounds: number;
  /** Unix ms. */
  readonly now: number;
}

type Stretch = readonly [from: number, to: number, ...unknown[]];

const NOTHING: Elsewhere = { count: 0, stretches: [], copied: {} };

/** The document with what is new of these sources, and without what it took of any other. Only where a
 * match begins or is taken up again: a live match is to be set aside next. */
export function withAllElsewhere(
  game: MatrixGame,
  document: PlayerGame,
  sources: readonly FromElsewhere[],
  limits: TakingInLimits,
): PlayerGame {
  const isGone = (key: string): boolean => !sources.some((source) => source.key === key);
  const without = withoutElsewhere(game, document, isGone, limits.now);
  return sources.reduce((taken, source) => withElsewhere(game, taken, source, limits), without);
}

/** The document as if what is new of these sources had been taken in and forgotten. */
export function passedOver(document: PlayerGame, sources: readonly FromElsewhere[]): PlayerGame {
  const { copied, ...seen } = document.elsewhere ?? NOTHING;
  const isNew = sources.some(({ key, total }) => (copied[key] ?? 0) < total);
  if (!isNew) return document;
  const all = Object.fromEntries(sources.map(({ key, total }) => [key, Math.max(total, copied[key] ?? 0)]));
  return { ...document, elsewhere: { ...seen, copied: { ...copied, ...all } } };
}

/** The document with what is new of one source. It takes no room from rounds that were played here, and
 * at most half of all: where there is too little, it takes that of older rounds from elsewhere. */
export function withElsewhere(
  game: MatrixGame,
  document: PlayerGame,
  source: FromElsewhere,
  limits: TakingInLimits,
): PlayerGame {
  const { key, total } = source;
  const copied = document.elsewhere?.copied[key] ?? 0;
  if (total === copied) return document;
  // Its history was deleted and began anew.
  if (total < copied)
    return withElsewhere(
      game,
      withoutElsewhere(game, document, (one) => one === key, limits.now),
      source,
      limits,
    );
  const fresh = newestGiven(source, total - copied);
  const roomy = withRoom(game, document, fresh.person.length, limits);
  const room = Math.max(0, Math.min(limits.historyRounds - roomy.history.rounds, foreignRoom(roomy, limits)));
  const seen = roomy.elsewhere ?? NOTHING;
  const noted = { ...seen, copied: { ...seen.copied, [key]: total } };
  return appended(game, { ...roomy, elsewhere: noted }, key, newestRounds(fresh, room));
}

/** The document without what it took from these sources. What remains moves to later indices, so that no
 * index ever means two rounds; a live match is set aside, and moves sealed by what is taken out are given
 * up when their match is taken up again. `now` in Unix ms. */
export function withoutElsewhere(
  game: MatrixGame,
  document: PlayerGame,
  isTaken: (key: string) => boolean,
  now: number,
): PlayerGame {
  const { elsewhere } = document;
  const keys = Object.keys(elsewhere?.copied ?? {}).filter(isTaken);
  if (!elsewhere || keys.length === 0) return document;
  const copied = Object.fromEntries(Object.entries(elsewhere.copied).filter(([key]) => !isTaken(key)));
  const taken = foreignStretches(document).filter(([, , key]) => isTaken(key));
  return withoutRounds(game, { ...document, elsewhere: { ...elsewhere, copied } }, taken, now);
}

function newestGiven({ rounds, isGiven }: FromElsewhere, count: number): Rounds {
  const newest = newestRounds(rounds, count);
  const from = rounds.person.length - newest.person.length;
  return isGiven ? filterRounds(newest, (at) => isGiven(from + at)) : newest;
}

function foreignRoom(document: PlayerGame, { historyRounds }: TakingInLimits): number {
  return Math.floor(historyRounds / 2) - foreignCount(document);
}

/** Takes out the oldest rounds from elsewhere, some more than are needed: each time costs the models. */
function withRoom(game: MatrixGame, document: PlayerGame, count: number, limits: TakingInLimits): PlayerGame {
  const { historyRounds, now } = limits;
  const most = Math.floor(historyRounds / 2);
  const wanted = Math.min(count, most);
  const lacking = Math.max(
    wanted - foreignRoom(document, limits),
    wanted + document.history.rounds - historyRounds,
  );
  if (lacking <= 0) return document;
  const taken = oldest(foreignStretches(document), lacking + Math.floor(most / 4));
  return withoutRounds(game, document, taken, now);
}

function oldest(stretches: readonly ForeignStretch[], count: number): readonly Stretch[] {
  let left = count;
  return stretches.flatMap(([from, to]): Stretch[] => {
    const taken = Math.min(left, to - from);
    left -= taken;
    return taken > 0 ? [[from, from + taken]] : [];
  });
}

function appended(game: MatrixGame, document: PlayerGame, key: string, more: Rounds): PlayerGame {
  const { totals, history, elsewhere = NOTHING } = document;
  const count = more.person.length;
  if (count === 0) return document;
  const from = totals.rounds;
  const stretches = withStretch(foreignStretches(document), [from, from + count, key]);
  return {
    ...document,
    totals: { ...totals, rounds: from + count },
    history: storeHistory(game, joinRounds([readHistory(game, history), more])),
    elsewhere: { ...elsewhere, count: elsewhere.count + count, stretches: written(stretches) },
  };
}

/** Two of one source that follow each other are one. */
function withStretch(before: readonly ForeignStretch[], next: ForeignStretch): readonly ForeignStretch[] {
  const last = before.at(-1);
  if (last?.[1] !== next[0] || last[2] !== next[2]) return [...before, next];
  return [...before.slice(0, -1), [last[0], next[1], next[2]]];
}

function written(stretches: readonly ForeignStretch[]): Elsewhere["stretches"] {
  return stretches.map(([from, to, key]) => [from, to - from, key]);
}

/** Every index that remains grows by the rounds taken out after it, and by one: a match that began
 * afterwards begins at another index than any before. */
function withoutRounds(
  game: MatrixGame,
  document: PlayerGame,
  taken: readonly Stretch[],
  now: number,
): PlayerGame {
  if (taken.length === 0) return document;
  const settled = setLiveAside(document, now);
  const { totals, matches, aside, lessons, elsewhere = NOTHING } = settled;
  const moved = (index: number): number =>
    index + 1 + taken.reduce((sum, stretch) => sum + lengthFrom(index, stretch), 0);
  const rounds = totals.rounds + 1;
  return {
    ...settled,
    totals: { ...totals, rounds },
    history: storeHistory(game, withoutStretches(game, settled, taken)),
    matches: matches.map((match) => movedMatch(match, moved)),
    ...(aside && { aside: aside.map((match) => givenUp(movedMatch(match, moved))) }),
    ...(lessons && { lessons: movedLessons(lessons, moved) }),
    elsewhere: {
      ...elsewhere,
      count: elsewhere.count + 1,
      stretches: written(leftOf(foreignStretches(settled), taken, moved)),
      moved: rounds,
    },
  };
}

function movedMatch({ earlier, ...match }: MatchRecord, moved: (index: number) => number): MatchRecord {
  return {
    ...match,
    start: moved(match.start),
    ...(earlier && { earlier: earlier.map(([from, count]): [number, number] => [moved(from), count]) }),
  };
}

function movedLessons(
  { since, pausedRanges, paused, ...lessons }: LearningPolicy,
  moved: (index: number) => number,
): LearningPolicy {
  return {
    ...lessons,
    since: since === 0 ? 0 : moved(since),
    pausedRanges: pausedRanges.map(([from, to]): [number, number] => [moved(from), moved(to)]),
    ...(paused !== undefined && { paused: moved(paused) }),
  };
}

/** Of a stretch taken out in part, the newest are left. */
function leftOf(
  stretches: readonly ForeignStretch[],
  taken: readonly Stretch[],
  moved: (index: number) => number,
): readonly ForeignStretch[] {
  return stretches
    .map(([start, to, key]): ForeignStretch => {
      const gone = taken.find(([from]) => from === start);
      return [gone ? gone[1] : start, to, key];
    })
    .filter(([from, to]) => from < to)
    .map(([from, to, key]) => [moved(from), moved(from) + to - from, key]);
}
