// Offers the Novice, once, to a newcomer whose first match starts badly.

import { USUAL_OPPONENT } from "../../kit/chat-games.ts";
import { type MatchState, matchRounds, turnOf } from "./play.ts";

/** The person's and the bot's points at which it's offered. */
const HARD_STARTS: readonly (readonly [number, number])[] = [
  [0, 3],
  [2, 7],
];

/** Whether a newcomer is that far behind after the last round for the first time. */
export function isHardStart(state: MatchState): boolean {
  const { game, document, match } = state;
  if (match.ending || match.opponent !== USUAL_OPPONENT || turnOf(match) < document.totals.rounds)
    return false;
  const isBehind = HARD_STARTS.some(([own, other]) => match.score[0] === own && match.score[1] === other);
  const rounds = isBehind ? matchRounds(state) : undefined;
  if (!rounds) return false;
  let [won, lost] = [0, 0];
  const first = rounds.person.findIndex((move, at) => {
    const result = game.result("person", move, rounds.bot[at] as number);
    won += Number(result > 0);
    lost += Number(result < 0);
    return HARD_STARTS.some(([own, other]) => won === own && lost === other);
  });
  return first >= 0 && first === rounds.person.length - 1;
}
