import {
  type MatchExecutor,
  openSandbox,
  type Sandbox,
  type StrategySources,
} from "../../src/arena/index.ts";
import { readStoredFile, versionsOf } from "../../src/arena/submissions/index.ts";
import { type Feature, storedAs } from "../../src/chat/index.ts";
import { patience } from "../../src/infra/deadline.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../src/people/index.ts";
import type { Services } from "../kit/services.ts";
import { STRATEGY_SCOPE, strategy, strategyPress } from "./command.ts";
import { strategyPanel } from "./panel.ts";
import { WITHDRAW_SCOPE, withdrawPress } from "./register.ts";
import { registrationsOf, removeAllRegistrations } from "./registrations/ledger.ts";
import { TrialQueue } from "./registrations/trial-queue.ts";
import { chartPress, TRIAL_SCOPE } from "./submissions/command.ts";

export interface StrategySettings {
  /** Plays trials, in this process. */
  readonly trialPlayers: MatchExecutor;
  /** How long a reply waits for a trial's report, in milliseconds. */
  readonly trialPatienceMs?: number;
  /** Plays the trial of one file; by default, in its own process. */
  trialSandbox?(strategySources: StrategySources): Sandbox;
}

/** A second doesn't feel like waiting, and a typical trial takes less. */
const PATIENCE_MS = patience(1_000);

export function strategyFeature(services: Services, settings: StrategySettings): Feature {
  const { store } = services;
  const queue = new TrialQueue();
  const sandbox =
    settings.trialSandbox ?? ((strategySources: StrategySources) => openSandbox({ strategySources }));
  const deps = {
    services,
    patienceMs: settings.trialPatienceMs ?? PATIENCE_MS,
    trials: { store, queue, players: settings.trialPlayers },
    files: { store, queue, sandbox, now: () => services.now() },
  };
  const panel = strategyPanel(services);
  return {
    commands: [strategy(deps, panel)],
    presses: {
      [STRATEGY_SCOPE]: strategyPress,
      [WITHDRAW_SCOPE]: withdrawPress(services),
      [TRIAL_SCOPE]: chartPress(services),
      ...panel.presses,
    },
    pressCosts: ({ scope }) => (scope === TRIAL_SCOPE ? "picture" : undefined),
    personalData: {
      kinds: storedAs(
        "stored-strategies",
        ...["registrations", "registered-name", "strategy-file", "board:strategy-authors"],
      ),
      export: (person) => exported(store, person),
      async remove(person) {
        await queue.withdraw(writePlayerId(person));
        return removeAllRegistrations(store, person);
      },
    },
    background: { start: async () => undefined, stop: () => queue.close() },
  };
}

/** Names, and the sources of all file versions. */
async function exported(store: Store, person: PlayerId) {
  const all = await registrationsOf(store, person);
  const strategies = await Promise.all(
    all.map(async (one) => {
      const sources = await Promise.all(
        versionsOf(one).map(async ({ id }) => (await readStoredFile(store, id))?.source),
      );
      return one.file ? { ...one, sources } : one;
    }),
  );
  return { strategies };
}
