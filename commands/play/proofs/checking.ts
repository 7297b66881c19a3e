// Checks proofs of matches in a thread: opens every seal and plays the opponent again.

import type { Pledge } from "../../../src/core/fairness/index.ts";
import type { KnownHistory, Report } from "../../../src/core/verify/index.ts";
import { openThread } from "../../../src/infra/threads/index.ts";
import { patience } from "../../../src/infra/within.ts";
import type { Host } from "../../../src/people/host/index.ts";

const THREAD_IDLE_MS = 60_000;
/** Ten thousand rounds of the dearest strategy take some seconds. */
const LIMIT_MS = patience(20_000);

export interface CheckedProof extends Pick<Report, "findings" | "expected" | "moves"> {
  readonly sealed: number;
  /** The last twenty alone. */
  readonly moves: Report["moves"];
}

/** What the end of a match says of its own proof. `unchecked`: not yet, or its rounds are no longer kept. */
export type EndCheck = "verified" | "failed" | "unchecked";

export interface ProofChecker {
  /** What was found of the newest matches that ended here; see `checkEnd`. */
  readonly ends: Map<string, Promise<EndCheck>>;
  /** Rejects when it takes too long, or for a strategy that there is no more. */
  check(line: string, known: KnownHistory | undefined): Promise<CheckedProof>;
  close(): Promise<void>;
}

export interface ProofQuestion {
  readonly line: string;
  readonly known: KnownHistory | undefined;
  /** The host's own. */
  readonly pledges: readonly Pledge[];
  readonly now: number;
}

/** It keeps nothing between two proofs: one for the process, however many apps are open in it. */
const thread = openThread<ProofQuestion, CheckedProof>({
  script: new URL("./check-worker.ts", import.meta.url),
  idleMs: THREAD_IDLE_MS,
  limitMs: LIMIT_MS,
});

export function openProofChecker(host: Pick<Host, "pledges" | "now">): ProofChecker {
  return {
    ends: new Map(),
    check: (line, known) => thread.ask({ line, known, pledges: host.pledges, now: host.now() }),
    close: () => thread.close(),
  };
}
