// Freezes ghosts in a thread of their own: some thousand rounds take a second.

import type { Rounds } from "../../../src/core/games/index.ts";
import type { FrozenGhost } from "../../../src/core/strategies/index.ts";
import { openThread } from "../../../src/infra/threads/index.ts";
import { patience } from "../../../src/infra/within.ts";

const SCRIPT = new URL("./freezer-thread.ts", import.meta.url);
const IDLE_MS = 60_000;
const LIMIT_MS = patience(30_000);

export interface FreezeQuestion {
  readonly gameId: string;
  readonly rounds: Rounds;
}

export interface Freezer {
  /** Deterministic in the rounds. @throws BusyError where too many wait. */
  freeze(question: FreezeQuestion): Promise<FrozenGhost>;
  close(): Promise<void>;
}

/** It keeps nothing between two ghosts: one for the process, however many apps are open in it. */
const thread = openThread<FreezeQuestion, FrozenGhost>({
  script: SCRIPT,
  idleMs: IDLE_MS,
  limitMs: LIMIT_MS,
});

/** Starts with the first question. */
export function openFreezer(): Freezer {
  return { freeze: (question) => thread.ask(question), close: () => thread.close() };
}
