// Chooses the configured backend.

import { patience } from "../within.ts";
import type { Backend } from "./backend.ts";
import { createCipher } from "./cipher.ts";
import { DocumentStore } from "./document-store.ts";
import { meteredBackend } from "./metered-backend.ts";
import { parseRedisUrl } from "./redis/url.ts";
import { type Resealing, reseal } from "./reseal.ts";
import { openSqliteBackend } from "./sqlite/backend.ts";
import type { Store, StoreProblem } from "./types.ts";

const TIMEOUT_MS = patience(2_000);

export interface StoreOptions {
  readonly redisUrl?: string;
  /** The embedded file's folder, created when missing; `:memory:`: private and volatile. */
  readonly dataDir: string;
  /** Encryption keys, 32 bytes each: the first encrypts, all decrypt. None: no encryption. */
  readonly stateKeys?: readonly Uint8Array[];
  /** Whether values without encryption are read in spite of keys, as those from before the first key. */
  readonly takesPlain?: boolean;
  /** Timeout of one operation in milliseconds; default 2,000. */
  readonly timeoutMs?: number;
  report(problem: StoreProblem): void;
}

/** @throws TypeError (URL), RangeError (key), StoreError `unreachable`, `unwritable`, `newer`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const cipher = createCipher(options.stateKeys ?? [], options.takesPlain);
  const backend = meteredBackend(await openBackend(options, timeoutMs));
  return new DocumentStore({ backend, cipher, timeoutMs, report: (problem) => options.report(problem) });
}

/** @throws TypeError (URL), RangeError (no key), StoreError as `openStore`. */
export async function resealStore(
  options: Omit<StoreOptions, "report">,
  onProgress?: (done: Resealing) => void,
): Promise<Resealing> {
  const { stateKeys = [], takesPlain } = options;
  if (stateKeys.length === 0) throw new RangeError("without a key there is nothing to encrypt with");
  const backend = await openBackend(options, options.timeoutMs ?? TIMEOUT_MS);
  try {
    return await reseal(backend, createCipher(stateKeys, takesPlain), onProgress);
  } finally {
    await backend.close();
  }
}

async function openBackend(options: Omit<StoreOptions, "report">, timeoutMs: number): Promise<Backend> {
  if (options.redisUrl === undefined) return openSqliteBackend(options.dataDir, timeoutMs);
  const target = parseRedisUrl(options.redisUrl);
  // Its client is hundreds of modules, which only those load who have Redis.
  const { openRedisBackend } = await import("./redis/backend.ts");
  return openRedisBackend(target, timeoutMs);
}
