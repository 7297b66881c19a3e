// A lease on a tournament: of all processes one plays it, and when that one dies another may. The
// store's clock decides, not ours.

import { z } from "zod";
import type { DocumentKind, Store } from "../../../src/infra/store/index.ts";

const LEASE: DocumentKind<{ readonly by: string }> = {
  name: "tournament-lease",
  version: 1,
  migrations: {},
  parse: (value) => z.object({ by: z.string() }).parse(value),
};
const RENEWALS = 3;

export interface Lease {
  /** Aborted when somebody else may hold it. */
  readonly lost: AbortSignal;
  /** Gives it up for others to take at once. */
  release(): Promise<void>;
}

/** Holds the lease for `by` until it is released; undefined while another holds it. @throws
 * StoreError as the store. */
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
