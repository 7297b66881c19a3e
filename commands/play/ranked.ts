// Which rounds count for the rankings: those whose move nobody could know or weaken. Pure.

import { type MatchRecord, type PlayerGame, stretchesOf } from "../../src/players/index.ts";
import { USUAL_OPPONENT } from "../kit/chat-games.ts";

/** Whether the match's sealed move came from the usual opponent, its model learning and not just
 * reset, and no move that was sealed from the same rounds has been opened. */
export function isRanked(document: PlayerGame, match: MatchRecord): boolean {
  if (match.opponent !== USUAL_OPPONENT || isToldByAnother(document, match)) return false;
  const { lessons, totals } = document;
  if (!lessons) return true;
  // The move was sealed at the previous round, so it predates later switches and resets.
  const late = lessons.since === totals.rounds || lessons.pausedRanges.some(([, to]) => to === totals.rounds);
  return lessons.mode === "learning" && !late;
}

// A model chooses alike after the same rounds, and a match that is over opens its unplayed move.
function isToldByAnother({ matches, totals }: PlayerGame, { id }: MatchRecord): boolean {
  return matches.some((other) => {
    const [, end] = stretchesOf(other).at(-1) ?? [];
    return other.id !== id && other.ending !== undefined && other.next && end === totals.rounds;
  });
}
