// What a copy of a store consists of: documents as they are stored, encrypted or not, and boards member by member.

import { kindOfKey } from "./keys.ts";

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

/** Whether a copy has what is under the key. */
export function isCopied(key: string): boolean {
  return /^gadalka:[a-z-]+:/.test(key) && !MOMENTARY.has(kindOfKey(key));
}

/** Whether a value is one that this program stores as a document. */
export function isDocumentValue(value: string): boolean {
  return /^[A-Za-z0-9_-]{8}[!{]/.test(value);
}
