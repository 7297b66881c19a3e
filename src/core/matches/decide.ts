// The bot's move in a round as a pure function of stored data: any process recomputes the same one.

import type { Decision, DecisionInput } from "./decision.ts";
import { KeptStrategy } from "./kept-strategy.ts";

export type { Decision, DecisionInput };

/** The bot's move after these rounds: deterministic across processes, past draws repeat in later
 * decisions. @throws StrategyProblem for an unknown strategy or one that does not play the game. */
export function decide(question: DecisionInput): Decision {
  return new KeptStrategy(question).catchUp(question).decide(question);
}
