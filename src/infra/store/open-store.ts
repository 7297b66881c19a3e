// Opens the store on the configured backend.

import { countStore } from "../metrics/meters.ts";
import { attempt, patience } from "../within.ts";
import type { Backend } from "./backend.ts";
import { DocumentStore } from "./document-store.ts";
import { parseRedisUrl } from "./redis/url.ts";
import { openSqliteBackend } from "./sqlite/backend.ts";
import { type Store, StoreError, type StoreProblem } from "./types.ts";

const TIMEOUT_MS = patience(2_000);

export interface StoreOptions {
  readonly redisUrl?: string;
  /** The embedded file's folder, created if missing; `:memory:` is private and volatile. */
  readonly dataDir: string;
  /** Timeout of one operation in milliseconds; default 2,000. */
  readonly timeoutMs?: number;
  report?(problem: StoreProblem): void;
}

/** @throws TypeError (invalid URL), StoreError `unreachable`, `unwritable`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const backend = meteredBackend(await openBackend(options, timeoutMs));
  return new DocumentStore({ backend, timeoutMs, report: (problem) => options.report?.(problem) });
}

async function openBackend(options: StoreOptions, timeoutMs: number): Promise<Backend> {
  if (options.redisUrl === undefined) return openSqliteBackend(options.dataDir, timeoutMs);
  const target = parseRedisUrl(options.redisUrl);
  // Imported lazily: the Redis client is hundreds of modules.
  const { openRedisBackend } = await import("./redis/backend.ts");
  return openRedisBackend(target, timeoutMs);
}

/** The same backend with metrics for the host. */
function meteredBackend(backend: Backend): Backend {
  return {
    read: (key) => timed("read", () => backend.read(key)),
    remove: (keys) => timed("remove", () => backend.remove(keys)),
    swap: (writes) => timed("swap", () => backend.swap(writes)),
    quarantine: (...input) => backend.quarantine(...input),
    claim: (key, ttlMs) => timed("claim", () => backend.claim(key, ttlMs)),
    pace: (key, ask) => timed("pace", () => backend.pace(key, ask)),
    setScore: (...score) => timed("score", () => backend.setScore(...score)),
    removeScore: (board, member) => timed("score", () => backend.removeScore(board, member)),
    scoreOf: (...score) => timed("score", () => backend.scoreOf(...score)),
    top: (...asked) => timed("top", () => backend.top(...asked)),
    close: () => backend.close(),
  };
}

function timed<R>(operation: string, work: () => Promise<R>): Promise<R> {
  const startedMs = performance.now();
  const took = (outcome: string): void =>
    countStore(operation, outcome, (performance.now() - startedMs) / 1000);
  const done = attempt(work);
  // Not chained into the result, so the caller doesn't wait for another promise.
  done.then(
    () => took("done"),
    (error) => took(error instanceof StoreError ? error.code : "other"),
  );
  return done;
}
