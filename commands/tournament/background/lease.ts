// A lease on a tournament: one process plays it, until it ends or dies. The store's clock decides.

import { z } from "zod";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { Store } from "../../../src/infra/store/index.ts";

const LEASE = firstVersion("tournament-lease", z.object({ by: z.string() }));
const RENEWALS = 3;

export interface Lease {
  /** Aborted when somebody else may hold it. */
  readonly lost: AbortSignal;
  /** Gives it up for others to take at once. */
  release(): Promise<void>;
}

/** Holds the lease for `by` until it is released; undefined while another does. @throws
 * StoreError */
export async function takeLease(
  store: Store,
  key: string,
  by: string,
  leaseMs: number,
): Promise<Lease | undefined> {
  if (!(await renewed(store, key, by, leaseMs))) return undefined;
  const lost = new AbortController();
  let heldAt = performance.now();
  const renew = async (): Promise<void> => {
    const asked = performance.now();
    // A store that is away for a moment takes no lease away: it runs out by itself.
    const holds = await renewed(store, key, by, leaseMs).catch(() => asked - heldAt < leaseMs && "unknown");
    if (holds === true) heldAt = asked;
    else if (!holds) lost.abort();
  };
  const timer = setInterval(() => void renew(), leaseMs / RENEWALS);
  timer.unref();
  return {
    lost: lost.signal,
    async release() {
      clearInterval(timer);
      await store.update(LEASE, key, (held) => ({
        next: held?.by === by ? null : undefined,
        result: undefined,
      }));
    },
  };
}

function renewed(store: Store, key: string, by: string, leaseMs: number): Promise<boolean> {
  return store.update(
    LEASE,
    key,
    (held) => (held && held.by !== by ? { next: undefined, result: false } : { next: { by }, result: true }),
    leaseMs,
  );
}
