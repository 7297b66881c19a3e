// The store's interface: documents with atomic updates, claims, paces, and boards.

import type { PaceAnswer, PaceAsk } from "./pace.ts";

/** A kind of document. @typeParam T the document in memory; must survive JSON. */
export interface DocumentKind<T> {
  /** Key prefix, `[a-z-]+`. */
  readonly name: string;
  /** The schema version that this program writes; a whole number from 1. A later one is refused. */
  readonly version: number;
  /** Converts what an earlier version stored; it's stored in the current form when it's next written. Without it,
   * earlier versions are refused. @throws if it's invalid. */
  earlier?(data: unknown, version: number): unknown;
  /** Validates a document before each write and at each read. @throws if it's invalid: it isn't written, and a stored
   * value is quarantined. */
  parse(value: unknown): T;
  /** Converts to the stored form, if it differs from memory. */
  encode?(document: T): unknown;
  /** Parts that a damaged document can do without, as paths in its stored form; `*` is any key or element. Example:
   * with `["matches.*", "matches.*.reason"]` a bad reason is dropped, and any other error in a match drops that match.
   * A pair gives a replacement value. Without a list, one error makes the whole document unreadable. */
  readonly losable?: readonly (string | readonly [path: string, instead: unknown])[];
}

export interface Change<T, R> {
  /** The next document; `null` removes it, `undefined` leaves it unchanged. */
  readonly next: T | null | undefined;
  readonly result: R;
}

/** A document's kind and id. */
export interface DocumentAt<T> {
  readonly kind: DocumentKind<T>;
  readonly id: string;
}

/** The changes to two documents; each as in `Change`. */
export interface BothChange<A, B, R> {
  readonly next: readonly [A | null | undefined, B | null | undefined];
  readonly result: R;
}

export interface Store {
  read<T>(kind: DocumentKind<T>, id: string): Promise<T | undefined>;
  /** Atomic across processes. `change` must be pure, as it's retried after a race. `ttlMs` restarts the expiry. */
  update<T, R>(
    kind: DocumentKind<T>,
    id: string,
    change: (current: T | undefined) => Change<T, R>,
    ttlMs?: number,
  ): Promise<R>;
  /** Like `update`, for two documents: both are written or neither, and only while unchanged ones and the documents
   * `beside` them are still the same. */
  updateBoth<A, B, R>(
    first: DocumentAt<A>,
    second: DocumentAt<B>,
    change: (first: A | undefined, second: B | undefined, ...beside: unknown[]) => BothChange<A, B, R>,
    beside?: readonly DocumentAt<unknown>[],
  ): Promise<R>;
  remove(kind: DocumentKind<unknown>, id: string): Promise<boolean>;
  /** True for exactly one caller within `ttlMs`, across all processes. */
  claim(id: string, ttlMs: number): Promise<boolean>;
  /** Reserves slots of a rate that all processes share, on the store's clock. */
  pace(id: string, ask: PaceAsk): Promise<PaceAnswer>;
  board(name: string): Board;
  close(): Promise<void>;
}

/** A ranking of members by score, highest first, ties by member name. */
export interface Board {
  /** `ttlMs` restarts the expiry of the whole board; without it the expiry stays. */
  set(member: string, score: number, ttlMs?: number): Promise<void>;
  remove(member: string): Promise<boolean>;
  /** `atLeast`: the minimum score. */
  top(
    count: number,
    atLeast?: number,
  ): Promise<readonly { readonly member: string; readonly score: number }[]>;
  scoreOf(member: string): Promise<number | undefined>;
}

export type StoreErrorCode =
  /** Timeout, or refused by the store. It's unknown whether the last write arrived. */
  | "unreachable"
  /** Written by a newer version of the program; left unchanged. */
  | "newer"
  /** Encrypted with a key that isn't in STATE_KEY; left unchanged. */
  | "key-missing"
  /** Not encrypted although STATE_KEY is set; left unchanged. */
  | "not-encrypted"
  /** Too many concurrent writers; nothing was changed. */
  | "contended"
  | "unwritable";

export class StoreError extends Error {
  readonly code: StoreErrorCode;
  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}

/** A document that its own kind would refuse to read, or would read differently. Neither it nor the rest of its update
 * was written. A bug in this program. */
export class UnreadableDocumentError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "UnreadableDocumentError";
  }
}

const UNREADABLE: ReadonlySet<StoreErrorCode> = new Set(["newer", "key-missing", "not-encrypted"]);

/** Whether the error concerns one document, unreadable for this process or for everyone; a retry wouldn't help, and
 * other documents aren't affected. */
export function isUnreadable(error: unknown): boolean {
  const isLocked = error instanceof StoreError && UNREADABLE.has(error.code);
  return isLocked || error instanceof UnreadableDocumentError;
}

/** The document, or undefined if it's absent or unreadable, for code that reads many and can skip one. @throws
 * StoreError in other cases. */
export async function unlessUnreadable<T>(reading: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
  }
}

/** A problem with a stored value, reported to the host. */
export type StoreProblem = CorruptValue | OlderValue;

interface CorruptValue {
  readonly key: string;
  /** `mended`: only some `losable` parts were unreadable, and the rest is in use. */
  readonly code: "corrupt" | "mended";
  readonly message: string;
  /** The key under which the original bytes are kept for `QUARANTINE_MS`. */
  readonly quarantinedAs: string;
}

/** The stored document is older than what this process has seen. It's used from now on; an update reports it before its
 * `change` runs. */
interface OlderValue {
  readonly key: string;
  readonly code: "rolled-back";
  readonly message: string;
  readonly quarantinedAs?: undefined;
  /** The document's kind and id. */
  readonly kind: string;
  readonly id: string;
}

/** No version of this program wrote this value, so it's quarantined. Never leaves the store. */
export class CorruptValueError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "CorruptValueError";
  }
}
