// Values that were read, trusted for a moment, because every event needs them.

import { LRUCache } from "lru-cache";
import { atMost } from "./at-most.ts";
import type { MaybePromise } from "./within.ts";

/** How long a change made in another process may go unnoticed. */
const BELIEVED_MS = 5_000;

/** Caches the result of `read` for a key; failures aren't cached. */
export interface Believed<T> {
  of(key: string): MaybePromise<T>;
  /** Sets the current value after it was written. */
  keep(key: string, present: T): void;
  forget(key: string): void;
}

export function believed<T>(
  read: (key: string) => Promise<T>,
  { max, now }: { readonly max: number; now(): number },
): Believed<T> {
  // Cached from the moment of asking, so that an answer never overwrites a later change.
  const known = new LRUCache<string, { value: MaybePromise<T> }>({
    ...atMost(max),
    ttl: BELIEVED_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const ask = (key: string): Promise<T> => {
    const value = read(key);
    const asked: { value: MaybePromise<T> } = { value };
    known.set(key, asked);
    value.then(
      (found) => {
        asked.value = found;
      },
      () => known.peek(key) === asked && known.delete(key),
    );
    return value;
  };
  return {
    of: (key) => {
      const asked = known.get(key);
      return asked ? asked.value : ask(key);
    },
    keep: (key, present) => void known.set(key, { value: present }),
    forget: (key) => void known.delete(key),
  };
}
