// Values that were read, trusted for a moment, because every event needs them.

import { LRUCache } from "lru-cache";

/** How long a change made in another process may go unnoticed. */
const BELIEVED_MS = 5_000;

/** Caches the result of `read` for a key; failures aren't cached. */
export interface Believed<T> {
  of(key: string): Promise<T>;
  /** Sets the current value after it was written. */
  keep(key: string, present: T): void;
  forget(key: string): void;
}

export function believed<T>(
  read: (key: string) => Promise<T>,
  { max, now }: { readonly max: number; now(): number },
): Believed<T> {
  // Cached from the moment of asking, so that an answer never overwrites a later change.
  const known = new LRUCache<string, Promise<T>>({
    max,
    ttl: BELIEVED_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    of(key) {
      const before = known.get(key);
      if (before) return before;
      const asked = read(key);
      known.set(key, asked);
      asked.catch(() => known.peek(key) === asked && known.delete(key));
      return asked;
    },
    keep: (key, present) => void known.set(key, Promise.resolve(present)),
    forget: (key) => void known.delete(key),
  };
}
