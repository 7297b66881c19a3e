// Checks proofs of matches in a thread: opens every seal and replays the opponent.

import type { KnownHistory } from "../../../src/core/verify/index.ts";
import { openJobs } from "../../../src/infra/threads/index.ts";
import { patience } from "../../../src/infra/within.ts";
import type { Host } from "../../../src/people/host/index.ts";
import type * as checking from "./check-proof.ts";

/** What the end of a match says about its own proof. `unchecked`: not yet, or its rounds are no longer kept. */
export type EndCheck = "verified" | "failed" | "unchecked";

export interface ProofChecker {
  /** The results for the latest matches that ended in this process; see `checkEnd`. */
  readonly ends: Map<string, Promise<EndCheck>>;
  /** Rejects if it takes too long, or if the strategy no longer exists. */
  check(line: string, known: KnownHistory | undefined): Promise<checking.CheckedProof>;
  close(): Promise<void>;
}

/** One queue per process, however many apps run in it. */
const jobs = openJobs<typeof checking>({
  jobs: new URL("./check-proof.ts", import.meta.url),
  queue: "check-worker",
  idleMs: 60_000,
  // Ten thousand rounds of the costliest strategy take a few seconds.
  limitMs: patience(20_000),
});

export function openProofChecker(host: Pick<Host, "pledges" | "now">): ProofChecker {
  return {
    ends: new Map(),
    check: (line, known) => jobs.run("checkProof", { line, known, pledges: host.pledges, now: host.now() }),
    close: () => jobs.close(),
  };
}
