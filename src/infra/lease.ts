// A lease: one of many processes does something until it gives the lease up or dies; the store's clock decides.

import { z } from "zod";
import { firstVersion } from "./document-kind.ts";
import type { Store } from "./store/index.ts";

/** The holder, stored by what is leased. */
const LEASE = firstVersion("lease", z.object({ by: z.string() }));

/** One lease from one process's point of view. */
export interface LeaseOf {
  readonly store: Store;
  /** What is leased: `telegram-poller:7`, or the key of the chat whose tournament is being played. */
  readonly key: string;
  /** This process. */
  readonly by: string;
}

/** Takes or renews the lease for `leaseMs`; false while another process holds it. @throws StoreError */
export function holdLease({ store, key, by }: LeaseOf, leaseMs: number): Promise<boolean> {
  return store.update(
    LEASE,
    key,
    (held) => (held && held.by !== by ? { next: undefined, result: false } : { next: { by }, result: true }),
    leaseMs,
  );
}

/** Frees the lease at once, unless another process already holds it. @throws StoreError */
export async function releaseLease({ store, key, by }: LeaseOf): Promise<void> {
  await store.update(LEASE, key, (held) => ({ next: held?.by === by ? null : undefined, result: undefined }));
}
