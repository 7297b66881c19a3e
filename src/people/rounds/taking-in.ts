// Rounds from elsewhere in a player's document: appended to its history where a match begins, as if
// other rounds had been played meanwhile, and taken out again. Pure.

import { filterRounds, joinRounds, type MatrixGame, type Rounds } from "../../core/games/index.ts";
import { joinStretches } from "../../core/matches/index.ts";
import { newestRounds, readHistory, storeHistory } from "./history.ts";
import { firstStored, foreignCount, lengthFrom } from "./own-rounds.ts";
import { givenUp, type PlayerGame } from "./player-game.ts";
import { type Elsewhere, placedSegments, withSegment } from "./segments.ts";
import { setLiveAside } from "./set-aside.ts";

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

const NOTHING: Elsewhere = { count: 0, copied: {} };

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
  const noted = { ...document, elsewhere: { ...elsewhere, copied } };
  return withoutRounds(game, noted, (key, stored) => (isTaken(key) ? stored : 0), now);
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
  let left = lacking + Math.floor(most / 4);
  const takeOldest = (_: string, stored: number): number => {
    const taken = Math.min(left, stored);
    left -= taken;
    return taken;
  };
  return withoutRounds(game, document, takeOldest, now);
}

function appended(game: MatrixGame, document: PlayerGame, key: string, more: Rounds): PlayerGame {
  const { totals, history, elsewhere = NOTHING } = document;
  const count = more.person.length;
  if (count === 0) return document;
  return {
    ...document,
    totals: { ...totals, rounds: totals.rounds + count },
    history: storeHistory(game, joinRounds([readHistory(game, history), more])),
    segments: withSegment(document, { rounds: count, source: key }),
    elsewhere: { ...elsewhere, count: elsewhere.count + count },
  };
}

/** Without the oldest stored rounds of each segment from elsewhere, as many as `takenOf` its source. All rounds
 * ever are one more then, so what remains has later indices: a match that begins afterwards begins at another
 * index than any before. */
function withoutRounds(
  game: MatrixGame,
  document: PlayerGame,
  takenOf: (key: string, stored: number) => number,
  now: number,
): PlayerGame {
  const first = firstStored(document);
  const parts = placedSegments(document).map(({ from, to, ...segment }) => {
    const { source } = segment;
    const gone = source === undefined ? 0 : takenOf(source, lengthFrom(first, from, to));
    const start = Math.max(first, from) + gone;
    const rest = { ...segment, rounds: to - from - gone, source: start < to ? source : undefined };
    return { rest, gone, start, to };
  });
  if (parts.every(({ gone }) => gone === 0)) return document;
  const settled = setLiveAside(document, now);
  const { totals, history, aside, elsewhere = NOTHING } = settled;
  const rounds = totals.rounds + 1;
  const kept = parts.map(({ start, to }) => [start, to] as const);
  return {
    ...settled,
    totals: { ...totals, rounds },
    history: storeHistory(game, joinStretches(readHistory(game, history), first, kept)),
    segments: parts.slice(1).map(({ rest }) => rest),
    aside: aside?.map(givenUp),
    elsewhere: { ...elsewhere, count: elsewhere.count + 1, moved: rounds },
  };
}
