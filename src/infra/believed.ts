// What was read, believed for a moment: every event asks for it.

import { LRUCache } from "lru-cache";
import { atMost } from "./at-most.ts";

/** After this time a change made in another process is seen. */
const BELIEVED_MS = 5_000;

/** What `read` gives for a key; a failure is not believed. */
export interface Believed<T> {
  of(key: string): Promise<T>;
  /** What stands there now, because it was written. */
  keep(key: string, present: T): void;
  forget(key: string): void;
}

export function believed<T>(
  read: (key: string) => Promise<T>,
  { max, now }: { readonly max: number; now(): number },
): Believed<T> {
  // Kept from the moment of asking, so that an answer never covers a later change.
  const known = new LRUCache<string, Promise<T>>({
    ...atMost(max),
    ttl: BELIEVED_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const ask = (key: string): Promise<T> => {
    const asked = read(key);
    known.set(key, asked);
    asked.catch(() => known.peek(key) === asked && known.delete(key));
    return asked;
  };
  return {
    of: (key) => known.get(key) ?? ask(key),
    keep: (key, present) => void known.set(key, Promise.resolve(present)),
    forget: (key) => void known.delete(key),
  };
}
