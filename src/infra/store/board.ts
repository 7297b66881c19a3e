// Rankings by score, over any backend.

import type { Backend } from "./backend.ts";
import { wholeTtlMs } from "./life.ts";
import type { Board } from "./types.ts";

/** The board stored under `key`; `within` gives every operation its deadline. */
export function boardOver(
  backend: Backend,
  key: string,
  within: <R>(work: () => Promise<R>) => Promise<R>,
): Board {
  return {
    set: async (member, score, ttlMs) => {
      if (!Number.isFinite(score)) throw new RangeError(`a board's score is a finite number, not ${score}`);
      const lifeMs = ttlMs === undefined ? undefined : wholeTtlMs(ttlMs);
      return within(() => backend.score(key, member, score, lifeMs));
    },
    remove: (member) => within(() => backend.unscore(key, member)),
    top: async (count) => (count < 1 ? [] : within(() => backend.top(key, Math.floor(count)))),
  };
}
