// The ledger of a run for one who would rather wait than give up.

import { setTimeout as wait } from "node:timers/promises";
import { type Store, StoreError } from "../infra/store/index.ts";
import { type Ledger, storedLedger } from "./ledger.ts";

const OUTAGE_LOOK_MS = 250;

/** What a person who waits should know. */
export type WaitingNote = "no-workers" | "store-away";

/**
 * The stored ledger of a run, for one who would rather wait than give up: while the store is away,
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
  const patiently = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    while (true) {
      try {
        return await work();
      } catch (error) {
        const passes =
          error instanceof StoreError && (error.code === "unreachable" || error.code === "contended");
        if (!passes) throw error;
        if (signal?.aborted) return otherwise;
        if (!noted) onNote?.("store-away");
        noted = true;
        await wait(OUTAGE_LOOK_MS);
      }
    }
  };
  return {
    read: (round) => patiently(() => ledger.read(round), []),
    add: (round, played) => patiently(() => ledger.add(round, played), undefined),
  };
}
