// Chooses the backend that the configuration asks for.

import { createCipher } from "./cipher.ts";
import { DocumentStore } from "./document-store.ts";
import { openRedisBackend } from "./redis/backend.ts";
import { parseRedisUrl } from "./redis/url.ts";
import { openSqliteBackend } from "./sqlite/backend.ts";
import type { Store, StoreProblem } from "./types.ts";

const TIMEOUT_MS = 2_000;

export interface StoreOptions {
  /** A Redis address as `parseRedisUrl` takes it; absent: the embedded file. */
  readonly redisUrl?: string;
  /** The embedded file's folder, created when missing; `:memory:`: private, and gone when closed. */
  readonly dataDir: string;
  /** Keys for encryption at rest, 32 bytes each: the first encrypts, all decrypt. None: no encryption. */
  readonly stateKeys?: readonly Uint8Array[];
  /** How long one operation may take, in milliseconds; 2,000 when absent. */
  readonly timeoutMs?: number;
  /** Is told of every value that was quarantined. */
  report(problem: StoreProblem): void;
}

/**
 * @throws TypeError for a bad Redis address, RangeError for a bad key; StoreError `unreachable` when
 * Redis does not answer, `unwritable` when the data file cannot be used, `newer` when a newer program
 * wrote it.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const cipher = createCipher(options.stateKeys ?? []);
  const backend =
    options.redisUrl === undefined
      ? await openSqliteBackend(options.dataDir, timeoutMs)
      : await openRedisBackend(parseRedisUrl(options.redisUrl), timeoutMs);
  return new DocumentStore({ backend, cipher, timeoutMs, report: (problem) => options.report(problem) });
}
