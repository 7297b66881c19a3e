// Worker thread that builds models from long histories.

import { type DecisionInput, KeptStrategy } from "../../../src/core/matches/index.ts";
import { FortuneTeller, type FortuneTellerState } from "../../../src/core/strategies/index.ts";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { type AskedDecision, readAsked } from "./asked-decision.ts";

serveThread((asked: AskedDecision): FortuneTellerState => stateAfter(readAsked(asked)));

function stateAfter(question: DecisionInput): FortuneTellerState {
  const { strategy } = new KeptStrategy(question).catchUp(question);
  if (strategy instanceof FortuneTeller) return strategy.state();
  throw new RangeError(`${question.strategy} keeps no model`);
}
