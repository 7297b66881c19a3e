// A lease lets one process play a tournament, or the league, until it is done or dies; the store's clock decides.

import { z } from "zod";
import { firstVersion } from "../infra/document-kind.ts";
import type { Store } from "../infra/store/index.ts";

const LEASE = firstVersion("tournament-lease", z.object({ by: z.string() }));
const RENEWALS = 3;

export interface Lease {
  /** Aborted when another process may hold the lease. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Takes and renews the lease for `by`; undefined while another holds it. @throws StoreError */
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
    // A store outage does not end the lease before it expires.
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
