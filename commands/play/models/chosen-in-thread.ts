// The part that runs in a thread: builds strategies from long histories and chooses moves with them. It keeps them for
// the next move; only a model's state is sent back, because its further moves are quick.

import { KeptStrategy, workFor } from "../../../src/core/matches/index.ts";
import { FortuneTeller } from "../../../src/core/strategies/index.ts";
import { HeldStrategies } from "./held-strategies.ts";
import { type AskedOfThread, type DecidedInThread, received, STEPS_AT_ONCE } from "./thread-messages.ts";

let all: HeldStrategies | undefined;

export function drop(prefix: string): void {
  all?.drop(prefix);
}

export function decide(asked: AskedOfThread): DecidedInThread {
  all ??= new HeldStrategies(asked.bytesMax);
  const held = all;
  const question = received(asked.question);
  const found = held.find(asked.key);
  const missing = found?.missing(question);
  const kept = found && missing !== undefined ? found : new KeptStrategy(question);
  const isModel = kept.strategy instanceof FortuneTeller;
  if (!isModel && (asked.atOnce || workFor(question, missing) <= STEPS_AT_ONCE)) {
    const decision = kept.catchUp(question).decide(question);
    held.hold(asked.key, kept);
    return { decision };
  }
  // All but the last round: while waiting, the person may still choose a different move.
  kept.catchUp(question, (kept.missing(question) ?? 1) - 1);
  if (kept.strategy instanceof FortuneTeller) return { state: kept.strategy.state() };
  held.hold(asked.key, kept);
  return {};
}
