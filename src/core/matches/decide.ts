// The bot's move in a round as a pure function of stored data, so that any process computes the same one.

import type { Decision, DecisionInput } from "./decision.ts";
import { KeptStrategy } from "./kept-strategy.ts";

export type { Decision, DecisionInput };

/** The bot's move after these rounds. It's deterministic across processes; later decisions repeat past random draws.
 * @throws StrategyProblem for a strategy that's unknown or doesn't play the game. */
export function decide(question: DecisionInput): Decision {
  return new KeptStrategy(question).catchUp(question).decide(question);
}
