import { type MatchExecutor, stepsOf } from "../../src/arena/index.ts";
import type { Feature } from "../../src/chat/index.ts";
import { writePlayerId } from "../../src/players/index.ts";
import type { Services } from "../kit/services.ts";
import { STRATEGY_SCOPE, strategy, strategyPress } from "./command.ts";
import { WITHDRAW_SCOPE, withdrawPress } from "./register.ts";
import { registrationsUnder, removeAllRegistrations } from "./registrations/ledger.ts";
import type { Outcome } from "./registrations/submit.ts";
import { TRIAL_OPPONENTS, TRIAL_ROUNDS } from "./registrations/trial.ts";
import { TrialQueue } from "./registrations/trial-queue.ts";

export interface StrategySettings {
  /** An executor for one trial; `steps`: what it costs, as a tournament's work is measured. */
  trialPlayers(steps: number): MatchExecutor;
  /** How long an answer waits for the report of a trial, in milliseconds. */
  readonly trialPatienceMs?: number;
}

/** A second is no wait; a usual trial takes less. */
const PATIENCE_MS = 1_000;

export function strategyFeature(services: Services, settings: StrategySettings): Feature {
  const { store } = services;
  const queue = new TrialQueue<Outcome>();
  const executor = (id: string) =>
    settings.trialPlayers(2 * TRIAL_ROUNDS * TRIAL_OPPONENTS.length * stepsOf(id));
  const deps = { services, trials: { store, queue, executor } };
  return {
    commands: [strategy({ ...deps, patienceMs: settings.trialPatienceMs ?? PATIENCE_MS })],
    presses: { [STRATEGY_SCOPE]: strategyPress, [WITHDRAW_SCOPE]: withdrawPress(services) },
    personalData: {
      kinds: ["registrations", "registered-name", "strategy-file", "board:strategy-authors"],
      export: async (person) => ({ strategies: await registrationsUnder(store, person) }),
      async remove(person) {
        await queue.withdraw(writePlayerId(person));
        return removeAllRegistrations(store, person);
      },
    },
    background: { start: async () => undefined, stop: () => queue.close() },
  };
}
