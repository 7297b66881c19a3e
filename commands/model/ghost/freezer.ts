// Freezes ghosts in a thread: some thousand rounds take a second.

import type { FrozenGhost } from "../../../src/core/strategies/index.ts";
import { openJobs } from "../../../src/infra/threads/index.ts";
import { patience } from "../../../src/infra/within.ts";
import type * as freezing from "./freeze.ts";

export interface Freezer {
  /** Deterministic in the rounds. @throws BusyError if too many are waiting. */
  freeze(question: freezing.FreezeQuestion): Promise<FrozenGhost>;
  close(): Promise<void>;
}

/** One queue per process, however many apps run in it. */
const jobs = openJobs<typeof freezing>({
  jobs: new URL("./freeze.ts", import.meta.url),
  queue: "freezer-thread",
  idleMs: 60_000,
  limitMs: patience(30_000),
});

export function openFreezer(): Freezer {
  return { freeze: (question) => jobs.run("freeze", question), close: () => jobs.close() };
}
