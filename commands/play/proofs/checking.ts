// Checks proofs of matches in a thread: opens every seal and plays the opponent again.

import type { KnownHistory } from "../../../src/core/verify/index.ts";
import { openJobs } from "../../../src/infra/threads/index.ts";
import { patience } from "../../../src/infra/within.ts";
import type { Host } from "../../../src/people/host/index.ts";
import type * as checking from "./check-proof.ts";

/** What the end of a match says of its own proof. `unchecked`: not yet, or its rounds are no longer kept. */
export type EndCheck = "verified" | "failed" | "unchecked";

export interface ProofChecker {
  /** What was found of the newest matches that ended here; see `checkEnd`. */
  readonly ends: Map<string, Promise<EndCheck>>;
  /** Rejects when it takes too long, or for a strategy that there is no more. */
  check(line: string, known: KnownHistory | undefined): Promise<checking.CheckedProof>;
  close(): Promise<void>;
}

/** One queue for the process, however many apps are open in it. */
const jobs = openJobs<typeof checking>({
  jobs: new URL("./check-proof.ts", import.meta.url),
  queue: "check-worker",
  idleMs: 60_000,
  // Ten thousand rounds of the dearest strategy take some seconds.
  limitMs: patience(20_000),
});

export function openProofChecker(host: Pick<Host, "pledges" | "now">): ProofChecker {
  return {
    ends: new Map(),
    check: (line, known) => jobs.run("checkProof", { line, known, pledges: host.pledges, now: host.now() }),
    close: () => jobs.close(),
  };
}
