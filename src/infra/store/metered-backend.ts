// A backend whose operations are counted and timed.

import { countStore, countStoreConflict, countStoreFailure } from "../metrics/meters.ts";
import { spanned } from "../traces/traces.ts";
import type { Backend } from "./backend.ts";
import { StoreError } from "./types.ts";

/** The same backend, seen by whoever runs the bot. */
export function meteredBackend(backend: Backend): Backend {
  return {
    read: (key) => timed("read", () => backend.read(key)),
    remove: (keys) => timed("remove", () => backend.remove(keys)),
    swap: (writes) =>
      timed(
        "swap",
        () => backend.swap(writes),
        ({ swapped }) => swapped || countStoreConflict(),
      ),
    quarantine: (...input) => backend.quarantine(...input),
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

/** `count`: what else there is to count of its result. */
function timed<R>(operation: string, work: () => Promise<R>, count?: (result: R) => void): Promise<R> {
  const startedMs = performance.now();
  const took = (): void => countStore(operation, (performance.now() - startedMs) / 1000);
  const done = spanned(`store ${operation}`, {}, work);
  // Beside the caller, who need not wait for one more promise.
  done.then(
    (result) => {
      took();
      count?.(result);
    },
    (error) => {
      took();
      countStoreFailure(operation, error instanceof StoreError ? error.code : "other");
    },
  );
  return done;
}
