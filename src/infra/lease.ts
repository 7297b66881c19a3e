// A lease: one of many processes does something until it gives it up or dies; the store's clock decides.

import { z } from "zod";
import type { DocumentKind, Store } from "./store/index.ts";

/** What a lease keeps: who holds it. */
export const LEASED = z.object({ by: z.string() });
type Leased = z.output<typeof LEASED>;

/** One lease, as one process sees it. */
export interface LeaseOf {
  readonly store: Store;
  readonly kind: DocumentKind<Leased>;
  readonly key: string;
  /** This process. */
  readonly by: string;
}

/** Takes or renews the lease for so long; false while another holds it. @throws StoreError */
export function holdLease({ store, kind, key, by }: LeaseOf, leaseMs: number): Promise<boolean> {
  return store.update(
    kind,
    key,
    (held) => (held && held.by !== by ? { next: undefined, result: false } : { next: { by }, result: true }),
    leaseMs,
  );
}

/** Frees the lease at once, unless another holds it by now. @throws StoreError */
export async function releaseLease({ store, kind, key, by }: LeaseOf): Promise<void> {
  await store.update(kind, key, (held) => ({ next: held?.by === by ? null : undefined, result: undefined }));
}
