// A backend whose operations are counted and timed.

import { countStore, countStoreConflict, countStoreFailure } from "../metrics/meters.ts";
import { spanned } from "../traces/traces.ts";
import type { Backend } from "./backend.ts";
import { StoreError } from "./types.ts";

/** The same backend, seen by whoever runs the bot. */
export function meteredBackend(backend: Backend): Backend {
  return {
    read: (key) => timed("read", () => backend.read(key)),
    remove: (key) => timed("remove", () => backend.remove(key)),
    swap: async (writes) => {
      const swap = await timed("swap", () => backend.swap(writes));
      if (!swap.swapped) countStoreConflict();
      return swap;
    },
    quarantine: (key, target, isCorrupt) => backend.quarantine(key, target, isCorrupt),
    rewrite: (key, present, next) => timed("rewrite", () => backend.rewrite(key, present, next)),
    scan: (prefix) => backend.scan(prefix),
    claim: (key, ttlMs) => timed("claim", () => backend.claim(key, ttlMs)),
    pace: (key, ask) => timed("pace", () => backend.pace(key, ask)),
    setScore: (...score) => timed("score", () => backend.setScore(...score)),
    removeScore: (board, member) => timed("score", () => backend.removeScore(board, member)),
    scoreOf: (...score) => timed("score", () => backend.scoreOf(...score)),
    top: (...asked) => timed("top", () => backend.top(...asked)),
    close: () => backend.close(),
  };
}

async function timed<R>(operation: string, work: () => Promise<R>): Promise<R> {
  const startedMs = performance.now();
  try {
    return await spanned(`store ${operation}`, {}, work);
  } catch (error) {
    countStoreFailure(operation, error instanceof StoreError ? error.code : "other");
    throw error;
  } finally {
    countStore(operation, (performance.now() - startedMs) / 1000);
  }
}
