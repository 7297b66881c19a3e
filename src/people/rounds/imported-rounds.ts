// Imported rounds in a player's document: appended to its history when a match starts, as if other rounds had been
// played meanwhile, and removed again. Pure.

import { filterRounds, joinRounds, type MatrixGame, type Rounds } from "../../core/games/index.ts";
import { joinStretches } from "../../core/matches/index.ts";
import { newestRounds, readHistory, storeHistory } from "./history.ts";
import { firstStored, foreignCount, lengthFrom } from "./own-rounds.ts";
import { pauseLive } from "./paused-matches.ts";
import { givenUp, type PlayerGame } from "./player-game.ts";
import { type Elsewhere, placedSegments, withSegment } from "./segments.ts";

/** The rounds of one source. */
export interface FromElsewhere {
  /** See `elsewhereKey`. */
  readonly key: string;
  /** The newest rounds, oldest first. */
  readonly rounds: Rounds;
  /** How many there ever were; only grows as long as they belong to the same history. */
  readonly total: number;
  /** Whether a model may learn from the round at this index of `rounds`; absent: from all. */
  isGiven?(at: number): boolean;
}

export interface ImportLimits {
  /** The most rounds stored. */
  readonly historyRounds: number;
  /** Unix ms. */
  readonly now: number;
}

const NOTHING: Elsewhere = { count: 0, copied: {} };

/** The document with the new rounds of these sources, and without those of any other source. Call it only when a match
 * starts or is resumed: the caller has to pause a live match next. */
export function withAllElsewhere(
  game: MatrixGame,
  document: PlayerGame,
  sources: readonly FromElsewhere[],
  limits: ImportLimits,
): PlayerGame {
  const isGone = (key: string): boolean => !sources.some((source) => source.key === key);
  const without = withoutElsewhere(game, document, isGone, limits.now);
  return sources.reduce((taken, source) => withElsewhere(game, taken, source, limits), without);
}

/** The document as if the new rounds of these sources had been imported and forgotten. */
export function passedOver(document: PlayerGame, sources: readonly FromElsewhere[]): PlayerGame {
  const { copied, ...seen } = document.elsewhere ?? NOTHING;
  const isNew = sources.some(({ key, total }) => (copied[key] ?? 0) < total);
  if (!isNew) return document;
  const all = Object.fromEntries(sources.map(({ key, total }) => [key, Math.max(total, copied[key] ?? 0)]));
  return { ...document, elsewhere: { ...seen, copied: { ...copied, ...all } } };
}

/** The document with the new rounds of one source. They never displace rounds played here and fill at most half of the
 * history; if there isn't enough room, they replace older imported rounds. */
export function withElsewhere(
  game: MatrixGame,
  document: PlayerGame,
  source: FromElsewhere,
  limits: ImportLimits,
): PlayerGame {
  const { key, total } = source;
  const copied = document.elsewhere?.copied[key] ?? 0;
  if (total === copied) return document;
  // The source's history was deleted and started again.
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

/** The document without the rounds imported from these sources. The remaining rounds move to later indices, so that no
 * index ever means two rounds. A live match is paused; sealed moves that depend on removed rounds are given up when
 * their match is resumed. `now` in Unix ms. */
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

function foreignRoom(document: PlayerGame, { historyRounds }: ImportLimits): number {
  return Math.floor(historyRounds / 2) - foreignCount(document);
}

/** Removes the oldest imported rounds, a few more than needed: each removal makes models rebuild. */
function withRoom(game: MatrixGame, document: PlayerGame, count: number, limits: ImportLimits): PlayerGame {
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

/** Removes the oldest stored rounds of each imported segment, `takenOf` of its source. The total count then grows by
 * one, which shifts the remaining rounds to later indices: a match that starts afterwards starts at an index that no
 * earlier one had. */
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
  const settled = pauseLive(document, now);
  const { totals, history, paused, elsewhere = NOTHING } = settled;
  const rounds = totals.rounds + 1;
  const kept = parts.map(({ start, to }) => [start, to] as const);
  return {
    ...settled,
    totals: { ...totals, rounds },
    history: storeHistory(game, joinStretches(readHistory(game, history), first, kept)),
    segments: parts.slice(1).map(({ rest }) => rest),
    paused: paused?.map(givenUp),
    elsewhere: { ...elsewhere, count: elsewhere.count + 1, moved: rounds },
  };
}
