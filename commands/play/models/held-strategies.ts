// Cached strategies, limited by bytes: the least recently used is evicted first, and rebuilt from the history when
// needed.

import { LRUCache } from "lru-cache";
import type { KeptStrategy } from "../../../src/core/matches/index.ts";

const IDLE_MS = 10 * 60_000;
/** Interval between purges of idle entries, since a purge visits them all. */
const LOOKED_AT_EVERY_MS = 10_000;

interface Held {
  readonly kept: KeptStrategy;
}

export class HeldStrategies {
  readonly #held: LRUCache<string, Held>;
  readonly #now: () => number;
  #lookedAt = 0;

  /** `now` in ms. */
  constructor(bytesMax: number, now: () => number = Date.now) {
    this.#now = now;
    this.#held = new LRUCache({
      maxSize: Math.max(1, Math.floor(bytesMax)),
      sizeCalculation: ({ kept }) => kept.bytes,
      ttl: IDLE_MS,
      ttlResolution: 0,
      perf: { now },
    });
  }

  get size(): number {
    return this.#held.size;
  }

  get bytes(): number {
    return this.#held.calculatedSize;
  }

  find(key: string): KeptStrategy | undefined {
    return this.#held.get(key)?.kept;
  }

  /** Caches it at its current size, as the most recently used; if it alone exceeds the limit, it isn't cached. */
  hold(key: string, kept: KeptStrategy): void {
    if (Math.abs(this.#now() - this.#lookedAt) >= LOOKED_AT_EVERY_MS) {
      this.#lookedAt = this.#now();
      this.#held.purgeStale();
    }
    this.#held.set(key, { kept });
  }

  /** Evicts all entries whose key has this prefix. */
  drop(prefix: string): void {
    for (const key of [...this.#held.keys()]) if (key.startsWith(prefix)) this.#held.delete(key);
  }
}
