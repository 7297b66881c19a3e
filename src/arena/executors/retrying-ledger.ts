// Ledger decorator that retries while the store is unavailable.

import { setTimeout as wait } from "node:timers/promises";
import { type Store, StoreError } from "../../infra/store/index.ts";
import { type Ledger, storedLedger } from "./ledger.ts";

const OUTAGE_LOOK_MS = 250;

/** Notices for a waiting user. */
export type WaitingNote = "no-workers" | "store-unavailable";

interface Waiting {
  readonly signal?: AbortSignal;
  onNote?(note: WaitingNote): void;
}

/** Retries while the store is unavailable; after `signal` aborts, an unreadable round is empty. */
export function retryingLedger(store: Store, runId: string, waiting: Waiting): Ledger {
  const ledger = storedLedger(store, runId);
  const retry = retrying(waiting);
  return {
    read: (round) => retry(() => ledger.read(round), []),
    add: (round, played) => retry(() => ledger.add(round, played), undefined),
  };
}

/** A function that repeats work while the store is unavailable, and gives `otherwise` once `signal` aborts. */
export function retrying({ signal, onNote }: Waiting) {
  let noted = false;
  return async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    while (true) {
      try {
        return await work();
      } catch (error) {
        const isPassing =
          error instanceof StoreError && (error.code === "unreachable" || error.code === "contended");
        if (!isPassing) throw error;
        if (signal?.aborted) return otherwise;
        if (!noted) onNote?.("store-unavailable");
        noted = true;
        await wait(OUTAGE_LOOK_MS);
      }
    }
  };
}
