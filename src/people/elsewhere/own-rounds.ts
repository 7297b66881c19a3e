// A document's rounds that were played against the bot there, apart from those that came from elsewhere.

import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import { filterRounds } from "../../core/games/rounds.ts";
import { joinStretches } from "../../core/matches/known-rounds.ts";
import type { KnownHistory } from "../../core/verify/index.ts";
import { readHistory } from "../history.ts";
import { firstKnownRound } from "../known-rounds.ts";
import { LEARN_EVERYTHING, mayLearnFrom } from "../learning-policy.ts";
import type { PlayerGame } from "../player-game.ts";
import { type ElsewhereSource, sourceOf } from "./stored.ts";

type Stretch = readonly [from: number, to: number, ...unknown[]];
export type ForeignStretch = readonly [from: number, to: number, key: string];

/** How many rounds were ever played here. */
export function ownCount({ totals, elsewhere }: PlayerGame): number {
  return totals.rounds - (elsewhere?.count ?? 0);
}

/** How many of them came before the index, as far as the history reaches back. */
export function ownBefore(document: PlayerGame, index: number): number {
  const later = foreignStretches(document).reduce(
    (sum, [from, to]) => sum + lengthFrom(index, [from, to]),
    0,
  );
  return Math.max(0, index - (document.elsewhere?.count ?? 0) + later);
}

/** The stored rounds that were played here. Shared by all callers: do not mutate. */
export function ownRounds(game: MatrixGame, document: PlayerGame): Rounds {
  return withoutStretches(game, document, foreignStretches(document));
}

/** The same with what tells each round's index in the document. */
export function ownIndices(document: PlayerGame): readonly number[] {
  return keptStretches(document, foreignStretches(document)).flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at),
  );
}

/** Those of them that a model may learn from; a copy: the stored rounds are shared by all who read them. */
export function learnedRounds(game: MatrixGame, document: PlayerGame): Rounds {
  const indices = ownIndices(document);
  const { lessons = LEARN_EVERYTHING } = document;
  return filterRounds(ownRounds(game, document), (at) => mayLearnFrom(lessons, indices[at] as number));
}

/** The stored rounds from elsewhere, [from, to) with the key of the source, oldest first. */
export function foreignStretches(document: PlayerGame): readonly ForeignStretch[] {
  const first = firstStored(document);
  return (document.elsewhere?.stretches ?? [])
    .map(([from, count, key]): ForeignStretch => {
      return [Math.max(first, from), Math.min(document.totals.rounds, from + count), key];
    })
    .filter(([from, to]) => from < to);
}

/** How many stored rounds came from such sources; without one, from all. */
export function foreignCount(document: PlayerGame, source?: ElsewhereSource): number {
  const of = foreignStretches(document).filter(([, , key]) => !source || sourceOf(key) === source);
  return of.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Rounds from elsewhere that the lifelong model learned from, by kind of source. */
export type ElsewhereKnown = Readonly<Record<ElsewhereSource, number>>;

export function elsewhereKnown(document: PlayerGame): ElsewhereKnown {
  const { lessons = LEARN_EVERYTHING } = document;
  const first = firstKnownRound(document);
  const known: Record<ElsewhereSource, number> = { link: 0, duel: 0 };
  for (const [from, to, key] of foreignStretches(document))
    for (let index = Math.max(first, from); index < to; index++)
      known[sourceOf(key)] += Number(mayLearnFrom(lessons, index));
  return known;
}

/** The stored rounds without these stretches. */
export function withoutStretches(
  game: MatrixGame,
  document: PlayerGame,
  stretches: readonly Stretch[],
): Rounds {
  const all = readHistory(game, document.history);
  if (stretches.length === 0) return all;
  return joinStretches(all, firstStored(document), keptStretches(document, stretches));
}

/** What an opponent of matches in the document could know, to play them again by. */
export function knownHistory(game: MatrixGame, document: PlayerGame): KnownHistory {
  const moved = document.elsewhere?.moved;
  const rounds = readHistory(game, document.history);
  return { first: firstStored(document), rounds, ...(moved !== undefined && { moved }) };
}

/** The index of the first stored round. */
export function firstStored({ totals, history }: PlayerGame): number {
  return totals.rounds - history.rounds;
}

function keptStretches(
  document: PlayerGame,
  stretches: readonly Stretch[],
): readonly (readonly [from: number, to: number])[] {
  const ends = [firstStored(document), ...stretches.map(([, to]) => to)];
  const starts = [...stretches.map(([from]) => from), document.totals.rounds];
  return ends.map((end, at) => [end, starts[at] as number] as const);
}

export function lengthFrom(index: number, [from, to]: Stretch): number {
  return Math.max(0, to - Math.max(from, index));
}
