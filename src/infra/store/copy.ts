// The contents of a store's copy: documents as stored, and boards member by member.

import { unwrap } from "./envelope.ts";
import { kindOfKey } from "./keys.ts";

/** A document, or some members of a board; a large board is split into several records. */
export interface StoredRecord {
  readonly key: string;
  /** For a document, its revision followed by the payload. */
  readonly value: string | readonly (readonly [member: string, score: number])[];
  /** Unix ms; absent if it never expires. */
  readonly expiresAt?: number | undefined;
}

/** Runs alongside the store's users. Every method rejects with a StoreError if the storage fails. */
export interface StoreCopy {
  /** Everything that belongs in a copy, or the documents of one kind. Each record is complete and consistent. */
  records(kind?: string): AsyncIterable<readonly StoredRecord[]>;
  /** Overwrites existing values. */
  put(records: readonly StoredRecord[]): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes everything, including what copies leave out, except documents whose keys start with one of these. */
  clear(kept: readonly string[]): Promise<void>;
  /** Erases the bytes of removed values as far as the storage allows; the embedded file is rewritten. */
  compact(): Promise<void>;
  close(): Promise<void>;
}

/** Kinds that copies leave out: short-lived values, and unreadable ones in quarantine. */
const MOMENTARY: ReadonlySet<string> = new Set(["claim", "corrupt", "pace", "lease"]);

/** Whether a copy includes the value under this key. */
export function isCopied(key: string): boolean {
  return /^gadalka:[a-z-]+:/.test(key) && !MOMENTARY.has(kindOfKey(key));
}

/** The text of a document, or a board's members as JSON. */
export function textOf({ value }: StoredRecord): string {
  return typeof value === "string" ? unwrap(value) : JSON.stringify(value);
}

/** Whether this program stores a value like this as a document. */
export function isDocumentValue(value: string): boolean {
  return /^[A-Za-z0-9_-]{8}[{[]/.test(value);
}
