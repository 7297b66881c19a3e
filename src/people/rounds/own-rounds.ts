// Which of a document's rounds count, and for whom: filters over its segments.

import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import { joinStretches } from "../../core/matches/known-rounds.ts";
import type { KnownHistory } from "../../core/verify/index.ts";
import { readHistory } from "./history.ts";
import { firstKnownRound } from "./known-rounds.ts";
import type { PlayerGame } from "./player-game.ts";
import {
  type ElsewhereSource,
  type PlacedSegment,
  placedSegments,
  sourceOf,
  stretchesBy,
} from "./segments.ts";

/** The stored rounds of the segments that count, oldest first. Shared by all callers: don't mutate. */
export function roundsWhere(
  game: MatrixGame,
  document: PlayerGame,
  counts: (segment: PlacedSegment) => boolean,
): Rounds {
  const all = placedSegments(document);
  if (all.every(counts)) return readHistory(game, document.history);
  const stretches = all.filter(counts).map(({ from, to }) => [from, to] as const);
  return joinStretches(readHistory(game, document.history), firstStored(document), stretches);
}

const isOwn = ({ source }: PlacedSegment): boolean => source === undefined;
const isLearned = ({ use }: PlacedSegment): boolean => use === "learned";

/** The stored rounds that were played here. Shared by all callers: don't mutate. */
export function ownRounds(game: MatrixGame, document: PlayerGame): Rounds {
  return roundsWhere(game, document, isOwn);
}

/** The rounds played here that a model may learn from. Shared by all callers: don't mutate. */
export function learnedRounds(game: MatrixGame, document: PlayerGame): Rounds {
  return roundsWhere(game, document, (segment) => isOwn(segment) && isLearned(segment));
}

/** For each stored round played here, whether a model may learn from it. */
export function ownUses(document: PlayerGame): readonly boolean[] {
  const first = firstStored(document);
  return placedSegments(document)
    .filter(isOwn)
    .flatMap((one) => Array<boolean>(lengthFrom(first, one.from, one.to)).fill(isLearned(one)));
}

/** How many rounds were ever played here. */
export function ownCount({ totals, elsewhere }: PlayerGame): number {
  return totals.rounds - (elsewhere?.count ?? 0);
}

/** How many of them came before the index, as far back as the history reaches. */
export function ownBefore(document: PlayerGame, index: number): number {
  const later = foreignStretches(document).reduce((sum, [from, to]) => sum + lengthFrom(index, from, to), 0);
  return Math.max(0, index - (document.elsewhere?.count ?? 0) + later);
}

/** The stored imported rounds, oldest first: [from, to) with the key of the source. */
export function foreignStretches(document: PlayerGame) {
  const first = firstStored(document);
  const all = stretchesBy(document, ({ source }) => source).filter(([, to]) => to > first);
  return all.map(([from, to, key]) => [Math.max(first, from), to, key] as const);
}

/** How many stored rounds came from this kind of source, or from all kinds if none is given. */
export function foreignCount(document: PlayerGame, source?: ElsewhereSource): number {
  const of = foreignStretches(document).filter(([, , key]) => !source || sourceOf(key) === source);
  return of.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Imported rounds that the lifelong model learned from, by kind of source. */
export type ElsewhereKnown = Readonly<Record<ElsewhereSource, number>>;

export function elsewhereKnown(document: PlayerGame): ElsewhereKnown {
  const first = firstKnownRound(document);
  const known: Record<ElsewhereSource, number> = { link: 0, duel: 0 };
  for (const { from, to, use, source } of placedSegments(document))
    if (source !== undefined && use === "learned") known[sourceOf(source)] += lengthFrom(first, from, to);
  return known;
}

/** What the opponents of the document's matches could know, to replay those matches. */
export function knownHistory(game: MatrixGame, document: PlayerGame): KnownHistory {
  const moved = document.elsewhere?.moved;
  const rounds = readHistory(game, document.history);
  return { first: firstStored(document), rounds, ...(moved !== undefined && { moved }) };
}

/** The index of the first stored round. */
export function firstStored({ totals, history }: PlayerGame): number {
  return totals.rounds - history.rounds;
}

export function lengthFrom(index: number, from: number, to: number): number {
  return Math.max(0, to - Math.max(from, index));
}
