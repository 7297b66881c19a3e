// The feature: its commands and buttons, the queue of trials, and what people's names store.

import type { StrategySources } from "../../src/arena/match/task.ts";
import { openSandbox, type Sandbox } from "../../src/arena/sandbox/sandbox.ts";
import { readFile } from "../../src/arena/submissions/files.ts";
import { registrationsOf, withdrawAll } from "../../src/arena/submissions/names.ts";
import { type Feature, storedAs } from "../../src/chat/index.ts";
import { isSandboxed } from "../../src/core/strategies/index.ts";
import { patience } from "../../src/infra/deadline.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../src/people/index.ts";
import type { Services } from "../kit/services.ts";
import { STRATEGY_SCOPE, strategy, strategyPress, WITHDRAW_SCOPE, withdrawPress } from "./command.ts";
import { strategyPanel } from "./panel.ts";
import { TrialQueue } from "./submit.ts";

export interface StrategySettings {
  /** How long a reply waits for a trial's report, in milliseconds. */
  readonly trialPatienceMs?: number;
  /** Plays the trial of one file; by default, in its own process. */
  trialSandbox?(strategySources: StrategySources): Sandbox;
}

/** A second doesn't feel like waiting, and some trials take less. */
const PATIENCE_MS = patience(1_000);

export function strategyFeature(services: Services, settings: StrategySettings): Feature {
  const { store } = services;
  const queue = new TrialQueue();
  const { trialPatienceMs: patienceMs = PATIENCE_MS, trialSandbox } = settings;
  const sandbox = trialSandbox ?? ((strategySources: StrategySources) => openSandbox({ strategySources }));
  const panel = strategyPanel(services);
  return {
    commands: [strategy({ services, queue, sandbox, patienceMs }, panel)],
    presses: {
      [STRATEGY_SCOPE]: strategyPress,
      [WITHDRAW_SCOPE]: withdrawPress(services),
      ...panel.presses,
    },
    personalData: {
      kinds: storedAs(
        "stored-strategies",
        ...["registrations", "registered-name", "strategy-file", "board:strategy-files"],
      ),
      export: (person) => exported(store, person),
      async remove(person) {
        const owner = writePlayerId(person);
        await queue.withdraw(owner);
        return withdrawAll(store, owner);
      },
    },
    background: { start: async () => undefined, stop: () => queue.close() },
  };
}

/** Names, and the sources of all versions of a file. */
async function exported(store: Store, person: PlayerId) {
  const all = await registrationsOf(store, writePlayerId(person));
  const strategies = all.map(async ({ owner: _self, ...one }) => {
    const ids = [one, ...one.earlier].map(({ strategy }) => strategy).filter(isSandboxed);
    const sources = await Promise.all(ids.map(async (id) => (await readFile(store, id))?.source));
    return ids.length > 0 ? { ...one, sources } : one;
  });
  return { strategies: await Promise.all(strategies) };
}
