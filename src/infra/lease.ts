// A lease: of many processes, one does something until it stops or dies.

import type { Store } from "./store/index.ts";

export interface Lease {
  /** Takes it, or keeps it; call it at least every half window. False while another process has it. @throws StoreError */
  hold(): Promise<boolean>;
}

/** Time is cut into windows. Whoever claims the present one has the lease, and claims the next one right away, so nobody
 * else gets in. Example: a process dies in window 7, when it has claimed 8 too; another gets window 9. */
export function leaseOf(store: Store, id: string, windowMs: number): Lease {
  const mine = new Set<number>();
  const claim = async (window: number): Promise<boolean> => {
    if (mine.has(window)) return true;
    const isClaimed = await store.claim(`${id}:${window}`, 3 * windowMs);
    if (isClaimed) mine.add(window);
    return isClaimed;
  };
  return {
    async hold() {
      const now = Math.floor(Date.now() / windowMs);
      if (!(await claim(now))) return false;
      await claim(now + 1);
      for (const window of mine) if (window < now) mine.delete(window);
      return true;
    },
  };
}

/** Does the work if no other process does it; undefined otherwise. `lost` is aborted when another might have begun. */
export async function underLease<T>(
  store: Store,
  id: string,
  work: (lost: AbortSignal) => Promise<T>,
  windowMs: number,
): Promise<T | undefined> {
  const lease = leaseOf(store, id, windowMs);
  if (!(await lease.hold())) return undefined;
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    // While the store is away, others can't take it either.
    if ((await lease.hold().catch(() => true)) === false) lost.abort();
  };
  const timer = setInterval(() => void renew(), windowMs / 3);
  timer.unref();
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}
