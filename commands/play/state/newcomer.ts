// Somebody's first match, where it begins badly: they are offered the Novice, once.

import { USUAL_OPPONENT } from "../../kit/chat-games.ts";
import { type MatchState, matchRounds } from "./play.ts";

/** Points of the person and of the bot at which it is offered. */
const HARD_STARTS: readonly (readonly [number, number])[] = [
  [0, 3],
  [2, 7],
];

/** Whether the last round was the first after which a newcomer is that far behind. */
export function isHardStart(state: MatchState): boolean {
  const { game, document, match } = state;
  if (match.ending || match.opponent !== USUAL_OPPONENT) return false;
  const rounds = matchRounds(state);
  if (!rounds || rounds.bot.length < document.totals.rounds) return false;
  let [won, lost] = [0, 0];
  const first = rounds.person.findIndex((move, at) => {
    const result = game.result("person", move, rounds.bot[at] as number);
    won += Number(result > 0);
    lost += Number(result < 0);
    return HARD_STARTS.some(([own, other]) => won === own && lost === other);
  });
  return first >= 0 && first === rounds.person.length - 1;
}
