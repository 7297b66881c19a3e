// Worker thread that builds strategies from long histories and chooses by them. It keeps them for
// the next move; only a model's state goes back, because its moves are quick from then on.

import { workerData } from "node:worker_threads";
import { KeptStrategy, workFor } from "../../../src/core/matches/index.ts";
import { FortuneTeller, useOwnPopulations } from "../../../src/core/strategies/index.ts";
import { inheritedPopulations } from "../../../src/infra/threads/inherited.ts";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import { HeldStrategies } from "./held-strategies.ts";
import {
  type AskedOfThread,
  type DecidedInThread,
  received,
  STEPS_AT_ONCE,
  type ThreadMemory,
} from "./thread-messages.ts";

const held = new HeldStrategies((workerData as ThreadMemory).bytesMax);

useOwnPopulations(inheritedPopulations());
serveThread((asked: AskedOfThread): DecidedInThread | undefined => {
  if (asked.kind === "decide") return decideIn(asked);
  held.drop(asked.prefix);
  return undefined;
});

function decideIn(asked: Extract<AskedOfThread, { kind: "decide" }>): DecidedInThread {
  const question = received(asked.question);
  const found = held.find(asked.key);
  const missing = found?.missing(question);
  const kept = found && missing !== undefined ? found : new KeptStrategy(question);
  const isModel = kept.strategy instanceof FortuneTeller;
  if (!isModel && (asked.atOnce || workFor(question, kept) <= STEPS_AT_ONCE)) {
    const decision = kept.catchUp(question).decide(question);
    held.hold(asked.key, kept);
    return { decision };
  }
  // Not the last: whoever is told to wait may choose another move then.
  kept.catchUp(question, (kept.missing(question) ?? 1) - 1);
  if (kept.strategy instanceof FortuneTeller) return { state: kept.strategy.state() };
  held.hold(asked.key, kept);
  return {};
}
