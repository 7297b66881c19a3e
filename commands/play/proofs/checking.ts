// Checks proofs of matches in a thread: opens every seal and plays the opponent again.

import type { OpenedSeal, ProofCheck } from "../../../src/core/fairness/index.ts";
import type { KnownHistory, Recomputed, RecomputeGap } from "../../../src/core/verify/index.ts";
import { openThread } from "../../../src/infra/threads/index.ts";
import { patience } from "../../../src/infra/within.ts";

const THREAD_IDLE_MS = 60_000;
/** Ten thousand rounds of the dearest strategy take some seconds. */
const LIMIT_MS = patience(20_000);

export interface CheckedProof extends Omit<ProofCheck, "seals"> {
  readonly sealed: number;
  /** The last twenty seals, opened, and the codes that were shown with them. */
  readonly last: readonly (Pick<OpenedSeal, "number" | "turn" | "isPlayed" | "move"> & {
    readonly code: string;
  })[];
  /** The moves played again: how many came out the same, the numbers of those that did not, and why
   * others were not. */
  readonly again: {
    readonly same: number;
    readonly different: readonly number[];
    readonly gaps: readonly RecomputeGap[];
    readonly expected: ReadonlyMap<number, number>;
  } & Pick<Recomputed, "falseAccounts" | "accountGaps">;
  /** Numbers of the seals from which on the match states other settings of its player's. */
  readonly settings: readonly number[];
}

/** What the end of a match says of its own proof. `unchecked`: not yet, or its rounds are no longer kept. */
export type EndCheck = "verified" | "failed" | "unchecked";

export interface ProofChecker {
  /** What was found of the newest matches that ended here; see `checkEnd`. */
  readonly ends: Map<string, Promise<EndCheck>>;
  /** Rejects when it takes too long, or for a strategy that there is no more. */
  check(line: string, history: KnownHistory | undefined): Promise<CheckedProof>;
  close(): Promise<void>;
}

/** It keeps nothing between two proofs: one for the process, however many apps are open in it. */
const thread = openThread<{ line: string; history: KnownHistory | undefined }, CheckedProof>({
  script: new URL("./check-worker.ts", import.meta.url),
  idleMs: THREAD_IDLE_MS,
  limitMs: LIMIT_MS,
});

export function openProofChecker(): ProofChecker {
  return {
    ends: new Map(),
    check: (line, history) => thread.ask({ line, history }),
    close: () => thread.close(),
  };
}
