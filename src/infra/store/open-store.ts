// Chooses the configured backend.

import { createCipher } from "./cipher.ts";
import { DocumentStore } from "./document-store.ts";
import { openRedisBackend } from "./redis/backend.ts";
import { parseRedisUrl } from "./redis/url.ts";
import { openSqliteBackend } from "./sqlite/backend.ts";
import type { Store, StoreProblem } from "./types.ts";

const TIMEOUT_MS = 2_000;

export interface StoreOptions {
  readonly redisUrl?: string;
  /** The embedded file's folder, created when missing; `:memory:`: private and volatile. */
  readonly dataDir: string;
  /** Encryption keys, 32 bytes each: the first encrypts, all decrypt. None: no encryption. */
  readonly stateKeys?: readonly Uint8Array[];
  /** Timeout of one operation in milliseconds; default 2,000. */
  readonly timeoutMs?: number;
  report(problem: StoreProblem): void;
}

/** @throws TypeError (URL), RangeError (key), StoreError `unreachable`, `unwritable`, `newer`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const cipher = createCipher(options.stateKeys ?? []);
  const backend =
    options.redisUrl === undefined
      ? await openSqliteBackend(options.dataDir, timeoutMs)
      : await openRedisBackend(parseRedisUrl(options.redisUrl), timeoutMs);
  return new DocumentStore({ backend, cipher, timeoutMs, report: (problem) => options.report(problem) });
}
