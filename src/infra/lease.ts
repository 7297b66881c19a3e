// A lease: one of many processes does something until it gives it up or dies; the store's clock decides.

import { z } from "zod";
import { firstVersion } from "./document-kind.ts";
import type { Store } from "./store/index.ts";

/** By what is leased: who holds it. */
const LEASE = firstVersion("lease", z.object({ by: z.string() }));

/** One lease, as one process sees it. */
export interface LeaseOf {
  readonly store: Store;
  /** What is leased: `telegram-poller:7`, or the key of a place whose tournament is played. */
  readonly key: string;
  /** This process. */
  readonly by: string;
}

/** Takes or renews the lease for so long; false while another holds it. @throws StoreError */
export function holdLease({ store, key, by }: LeaseOf, leaseMs: number): Promise<boolean> {
  return store.update(
    LEASE,
    key,
    (held) => (held && held.by !== by ? { next: undefined, result: false } : { next: { by }, result: true }),
    leaseMs,
  );
}

/** Frees the lease at once, unless another holds it by now. @throws StoreError */
export async function releaseLease({ store, key, by }: LeaseOf): Promise<void> {
  await store.update(LEASE, key, (held) => ({ next: held?.by === by ? null : undefined, result: undefined }));
}
