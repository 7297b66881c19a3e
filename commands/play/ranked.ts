// Which rounds count for the rankings: those of which it is known what they were expected to bring. Pure.

import { type MatchRecord, type PlayerGame, sealedResults } from "../../src/people/index.ts";
import { USUAL_OPPONENT } from "../kit/chat-games.ts";

/** Whether the match's sealed move came from the usual opponent, its model learning, and was staked. */
export function isRanked({ lessons }: PlayerGame, match: MatchRecord): boolean {
  return (
    match.opponent === USUAL_OPPONENT &&
    sealedResults(match) !== undefined &&
    (lessons?.mode ?? "learning") === "learning"
  );
}
