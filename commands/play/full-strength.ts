// Whether a round counts for the rankings: only against the usual opponent while it may learn
// whatever it sees.

import type { MatchRecord, PlayerGame } from "../../src/players/index.ts";
import { USUAL_OPPONENT } from "../kit/chat-games.ts";

/** Whether the move that is sealed now was chosen by the usual opponent with everything it can do:
 * not frozen, not off, and not just switched. */
export function isAtFullStrength({ lessons, totals }: PlayerGame, { opponent }: MatchRecord): boolean {
  if (opponent !== USUAL_OPPONENT) return false;
  if (!lessons) return true;
  // A move is sealed when the round before is counted; what was switched on or forgotten since then
  // came too late for it.
  const late = lessons.since === totals.rounds || lessons.pausedRanges.some(([, to]) => to === totals.rounds);
  return lessons.mode === "learning" && !late;
}
