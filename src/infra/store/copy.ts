// A store as a whole, for backups: read beside running bots, written into an empty one, on Redis or in the embedded
// file. Documents are copied as they are stored, encrypted or not, and boards member by member.

import { createCipher } from "./cipher.ts";
import { unwrap } from "./envelope.ts";
import { kindOfKey } from "./keys.ts";
import { parseRedisUrl } from "./redis/url.ts";
import { copyOfFile } from "./sqlite/copy.ts";
import { CorruptValueError } from "./types.ts";

/** A document, or some members of a board; a large board comes in several parts. */
export interface StoredRecord {
  readonly key: string;
  /** Of a document its revision, then the payload. */
  readonly value: string | readonly (readonly [member: string, score: number])[];
  /** Unix ms; absent: it is kept for ever. */
  readonly expiresAt?: number | undefined;
}

/** Beside whoever uses the store. Every method rejects with a StoreError where the storage fails. */
export interface StoreCopy {
  /** All that a copy has, or the documents of one kind. Each record is whole, and of one moment. */
  records(kind?: string): AsyncIterable<readonly StoredRecord[]>;
  /** Writes over what is there. */
  put(records: readonly StoredRecord[]): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes everything, also of what no copy has, but documents whose keys begin with one of these. */
  clear(kept: readonly string[]): Promise<void>;
  /** Leaves no bytes of what was removed, as far as the storage lets one: the embedded file is written anew. */
  compact(): Promise<void>;
  close(): Promise<void>;
}

/** Kinds that no copy has: what lives for a moment, and what was set aside as unreadable. */
const MOMENTARY: ReadonlySet<string> = new Set(["claim", "corrupt", "pace", "lease", "discord-session"]);
/** A page of a large store, on a slow line, may take longer than a press may. */
const TIMEOUT_MS = 10_000;

/** Whether a copy has what is under the key. */
export function isCopied(key: string): boolean {
  return /^gadalka:[a-z-]+:/.test(key) && !MOMENTARY.has(kindOfKey(key));
}

/** Whether a value is one that this program stores as a document. */
export function isDocumentValue(value: string): boolean {
  return /^[A-Za-z0-9_-]{8}[!{]/.test(value);
}

/** @throws TypeError (URL), StoreError `unreachable`, `unwritable`, `newer`. */
export async function openStoreCopy(where: { redisUrl?: string; dataDir: string }): Promise<StoreCopy> {
  if (where.redisUrl === undefined) return copyOfFile(where.dataDir);
  const target = parseRedisUrl(where.redisUrl);
  const { copyOfRedis } = await import("./redis/copy.ts");
  return copyOfRedis(target, TIMEOUT_MS);
}

/** Reads what a record says: a document's text, undefined where it is damaged, and a board's members.
 * @throws StoreError `key-missing`, `not-encrypted`. */
export function textReader(stateKeys: readonly Uint8Array[], takesPlain: boolean) {
  const cipher = createCipher(stateKeys, takesPlain);
  return ({ key, value }: StoredRecord): string | undefined => {
    if (typeof value !== "string") return JSON.stringify(value);
    try {
      return cipher.decrypt(key, unwrap(value));
    } catch (error) {
      if (error instanceof CorruptValueError) return undefined;
      throw error;
    }
  };
}
