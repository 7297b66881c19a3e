// A lease lets one process play a tournament, or the league, until it is done or dies.

import { holdLease, releaseLease } from "../../infra/lease.ts";
import type { Store } from "../../infra/store/index.ts";

const RENEWALS = 3;

export interface Lease {
  /** Aborted when a different process may hold the lease. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Takes and renews the lease for `by`; undefined while it's held elsewhere. @throws StoreError */
export async function takeLease(
  store: Store,
  key: string,
  by: string,
  leaseMs: number,
): Promise<Lease | undefined> {
  const lease = { store, key, by };
  if (!(await holdLease(lease, leaseMs))) return undefined;
  const lost = new AbortController();
  let heldAt = performance.now();
  const renew = async (): Promise<void> => {
    const asked = performance.now();
    // A store outage does not end the lease before it expires.
    const holds = await holdLease(lease, leaseMs).catch(() => asked - heldAt < leaseMs && "unknown");
    if (holds === true) heldAt = asked;
    else if (!holds) lost.abort();
  };
  const timer = setInterval(() => void renew(), leaseMs / RENEWALS);
  timer.unref();
  return {
    lost: lost.signal,
    async release() {
      clearInterval(timer);
      await releaseLease(lease);
    },
  };
}
