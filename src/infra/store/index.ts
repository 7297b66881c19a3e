// Opens the store as configured: on Redis if there's an address, else in an embedded file.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { patience } from "../deadline.ts";
import { FILE_NAME, IN_MEMORY, openSqlite } from "./sqlite.ts";
import { createStore, FORM } from "./store.ts";
import { type Backend, PREFIX, type Store, StoreError } from "./types.ts";

export * from "./types.ts";

const TIMEOUT_MS = patience(2_000);

export interface StoreOptions {
  /** One address, or those of a cluster's nodes, separated by commas. */
  readonly redisUrl?: string;
  /** The embedded file's folder, created if missing; `:memory:` is private and volatile. */
  readonly dataDir: string;
  /** Timeout of one operation in milliseconds; default 2,000. */
  readonly timeoutMs?: number;
  /** Hears of a setting of the storage that could lose data. */
  warn?(sentence: string): void;
}

/** @throws TypeError (invalid address), StoreError, UnreadableDocumentError. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const backend = await openBackend(options);
  try {
    await checkForm(backend);
    const warning = options.warn && (await backend.warning?.());
    if (warning) options.warn?.(warning);
    return createStore(backend, options.timeoutMs ?? TIMEOUT_MS);
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** The raw storage, for backups. @throws like `openStore`. */
export async function openBackend(options: StoreOptions): Promise<Backend> {
  const { redisUrl, dataDir, timeoutMs = TIMEOUT_MS } = options;
  if (redisUrl === undefined) return openSqlite(dataDir, timeoutMs);
  const urls = redisUrls(redisUrl);
  // Imported lazily: the Redis client is hundreds of modules.
  const { openRedis } = await import("./redis.ts");
  return openRedis(urls, timeoutMs);
}

/** The addresses in REDIS_URL. @throws TypeError without the input, which may contain a password. */
export function redisUrls(text: string): readonly string[] {
  const urls = text.split(",");
  if (urls.every((url) => URL.canParse(url) && /^rediss?:\/\/[^/]+(\/\d*)?$/.test(url))) return urls;
  throw new TypeError(`a Redis address has one of these forms:
  redis://[user:password@]host:6379[/database]
  rediss://[user:password@]host:6379[/database]  (TLS)
  several of them, separated by commas  (nodes of a cluster)`);
}

/** Whether that folder has a data file; creates nothing. */
export function hasDataFile(dataDir: string): boolean {
  return dataDir !== IN_MEMORY && existsSync(join(dataDir, FILE_NAME));
}

/** A store's mark tells the form of its documents. @throws StoreError `unwritable` if there's something of another form;
 * nothing is written then. */
async function checkForm(backend: Backend): Promise<void> {
  const mark = `{"v":${FORM}}`;
  if ((await backend.read(`${PREFIX}store:form`)) === mark) return;
  for await (const { key, value } of backend.records(PREFIX)) {
    // Another process may have marked it meanwhile.
    if (typeof value !== "string" || value === "1" || value === mark) continue;
    if (value.startsWith(`{"v":${FORM},`)) continue;
    const message = `another version of this program wrote this store (${key}). Use that version, or an empty store.`;
    throw new StoreError("unwritable", message);
  }
  await backend.swap(`${PREFIX}store:form`, undefined, mark);
}
