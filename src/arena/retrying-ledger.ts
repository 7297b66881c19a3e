// The ledger of a run that tries again while the store is unavailable.

import { setTimeout as wait } from "node:timers/promises";
import { type Store, StoreError } from "../infra/store/index.ts";
import { type Ledger, storedLedger } from "./ledger.ts";

const OUTAGE_LOOK_MS = 250;

/** What a person who waits should know. */
export type WaitingNote = "no-workers" | "store-unavailable";

/**
 * The stored ledger of a run that retries instead of failing: while the store is unavailable,
 * it is asked again. Once `signal` has ended the tournament, a round that cannot be read counts as
 * not played.
 */
export function retryingLedger(
  store: Store,
  runId: string,
  { signal, onNote }: { readonly signal?: AbortSignal; onNote?(note: WaitingNote): void },
): Ledger {
  const ledger = storedLedger(store, runId);
  let noted = false;
  const retrying = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
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
  return {
    read: (round) => retrying(() => ledger.read(round), []),
    add: (round, played) => retrying(() => ledger.add(round, played), undefined),
  };
}
