// Which of a document's rounds count, and for whom: filters over its segments.

import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import { joinStretches } from "../../core/matches/known-rounds.ts";
import type { KnownHistory } from "../../core/verify/index.ts";
import { readHistory } from "./history.ts";
import type { PlayerGame } from "./player-game.ts";
import { type PlacedSegment, placedSegments } from "./segments.ts";

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

/** The rounds that a model may learn from. Shared by all callers: don't mutate. */
export function learnedRounds(game: MatrixGame, document: PlayerGame): Rounds {
  return roundsWhere(game, document, ({ use }) => use === "learned");
}

/** What the opponents of the document's matches could know, to replay those matches. */
export function knownHistory(game: MatrixGame, document: PlayerGame): KnownHistory {
  return { first: firstStored(document), rounds: readHistory(game, document.history) };
}

/** The index of the first stored round. */
export function firstStored({ totals, history }: PlayerGame): number {
  return totals.rounds - history.rounds;
}
