// What a copy of a store consists of: documents as they are stored, encrypted or not, and boards. What lives for
// a moment (claims, leases), and what was set aside as unreadable, is in none.

import { kindOfKey, PREFIX } from "../keys.ts";

export interface StoredDocument {
  readonly type: "document";
  readonly key: string;
  /** The revision, then the payload. */
  readonly value: string;
  /** Unix ms; absent: it is kept for ever. */
  readonly expiresAt?: number;
}

/** Some of a board's members; a large board comes in several parts. */
export interface StoredBoard {
  readonly type: "board";
  readonly key: string;
  readonly members: readonly (readonly [member: string, score: number])[];
  readonly expiresAt?: number;
}

export type StoredRecord = StoredDocument | StoredBoard;

/** A store as a whole, beside whoever uses it. Every method rejects with a StoreError where the storage fails. */
export interface StoreCopy {
  /** All records whose key begins so; without a prefix all that a copy has. Each is whole, and of one moment. */
  records(prefix?: string): AsyncIterable<readonly StoredRecord[]>;
  /** All keys of this program, also of what no copy has. */
  keys(): AsyncIterable<readonly string[]>;
  /** Writes over what is there. */
  put(records: readonly StoredRecord[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Leaves no bytes of what was removed, as far as the storage lets one: the embedded file is written anew. */
  compact(): Promise<void>;
  close(): Promise<void>;
}

/** Kinds of keys that no copy has. */
const MOMENTARY: ReadonlySet<string> = new Set([
  ...["claim", "corrupt", "pace", "lease", "discord-session", "restoring"],
]);
const KEY = /^gadalka:[a-z-]+:/;
const DOCUMENT = /^[A-Za-z0-9_-]{8}[!{]/;

/** Whether a copy has what is under the key. */
export function isCopied(key: string): boolean {
  return KEY.test(key) && !MOMENTARY.has(kindOfKey(key));
}

export function isBoardKey(key: string): boolean {
  return key.startsWith(`${PREFIX}board:`);
}

/** Whether a value is one that this program stores as a document. */
export function isDocumentValue(value: string): boolean {
  return DOCUMENT.test(value);
}
