// Which rounds count for the rankings: those whose move nobody could farm. Pure.

import { type MatchRecord, type PlayerGame, sealedResults } from "../../src/players/index.ts";
import { USUAL_OPPONENT } from "../kit/chat-games.ts";

/** Whether the match's sealed move came from the usual opponent, its model learning, and was staked:
 * whoever knows all but its dice wins no more from it than its account holds. */
export function isRanked({ lessons }: PlayerGame, match: MatchRecord): boolean {
  return (
    match.opponent === USUAL_OPPONENT &&
    sealedResults(match) !== undefined &&
    (lessons?.mode ?? "learning") === "learning"
  );
}
