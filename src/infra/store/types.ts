// The store's interface: documents with atomic updates, claims, paces, and boards.

import type { PaceAnswer, PaceAsk } from "./pace.ts";

/** A kind of document. @typeParam T the document in memory; must survive JSON. */
export interface DocumentKind<T> {
  /** Key prefix, `[a-z-]+`. */
  readonly name: string;
  /** Schema version this program writes, and the only one that it reads; a whole number from 1. */
  readonly version: number;
  /** Validates a document, before each write and at each read. @throws when invalid: it is then not written,
   * and a stored value is quarantined. */
  parse(value: unknown): T;
  /** The stored form, where it differs from memory. */
  encode?(document: T): unknown;
  /** Parts that a damaged document can do without, as paths in its stored form; `*` is any key or element.
   * Example: with `["matches.*", "matches.*.reason"]` a bad reason is dropped, and another error in a match
   * drops that match. A pair says what is read instead. Without a list one error makes the whole document
   * unreadable. */
  readonly losable?: readonly (string | readonly [path: string, instead: unknown])[];
}

export interface Change<T, R> {
  /** The next document; `null` removes it, `undefined` leaves it unchanged. */
  readonly next: T | null | undefined;
  readonly result: R;
}

/** Where a document is kept. */
export interface DocumentAt<T> {
  readonly kind: DocumentKind<T>;
  readonly id: string;
}

/** What becomes of two documents; each as in `Change`. */
export interface BothChange<A, B, R> {
  readonly next: readonly [A | null | undefined, B | null | undefined];
  readonly result: R;
}

export interface Store {
  read<T>(kind: DocumentKind<T>, id: string): Promise<T | undefined>;
  /** Atomic across processes. `change` must be pure: races retry it. `ttlMs` restarts expiry. */
  update<T, R>(
    kind: DocumentKind<T>,
    id: string,
    change: (current: T | undefined) => Change<T, R>,
    ttlMs?: number,
  ): Promise<R>;
  /** As `update`, of two documents: both are written or neither, and what stays unchanged was so then, as were the
   * documents `beside` them. */
  updateBoth<A, B, R>(
    first: DocumentAt<A>,
    second: DocumentAt<B>,
    change: (first: A | undefined, second: B | undefined, ...beside: unknown[]) => BothChange<A, B, R>,
    beside?: readonly DocumentAt<unknown>[],
  ): Promise<R>;
  remove(kind: DocumentKind<unknown>, id: string): Promise<boolean>;
  /** True for exactly one caller within `ttlMs`, over all processes. */
  claim(id: string, ttlMs: number): Promise<boolean>;
  /** Slots of a rate that all processes keep together, by the store's clock. */
  pace(id: string, ask: PaceAsk): Promise<PaceAnswer>;
  board(name: string): Board;
  close(): Promise<void>;
}

/** A ranking of members by score, highest first, ties by member name. */
export interface Board {
  /** `ttlMs` restarts the expiry of the whole board; without it the expiry stays. */
  set(member: string, score: number, ttlMs?: number): Promise<void>;
  remove(member: string): Promise<boolean>;
  /** `atLeast`: only those of that score or a higher one. */
  top(
    count: number,
    atLeast?: number,
  ): Promise<readonly { readonly member: string; readonly score: number }[]>;
  scoreOf(member: string): Promise<number | undefined>;
}

export type StoreErrorCode =
  /** Timeout or refusal by the store. Whether the last write arrived is unknown. */
  | "unreachable"
  /** Written by a newer version of the program; kept unchanged. */
  | "newer"
  /** Encrypted with a key that STATE_KEY does not hold; kept unchanged. */
  | "key-missing"
  /** Not encrypted although STATE_KEY is set; kept unchanged. */
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

/** A document that its own kind would refuse to read, or would read as another one: it was not written, and
 * nothing else of its update was. A defect of this program. */
export class UnreadableDocumentError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "UnreadableDocumentError";
  }
}

const UNREADABLE: ReadonlySet<StoreErrorCode> = new Set(["newer", "key-missing", "not-encrypted"]);

/** Whether it was about one document, which this process cannot read now, and could not in a moment either, or
 * which nobody could read: others are not affected. */
export function isUnreadable(error: unknown): boolean {
  const isLocked = error instanceof StoreError && UNREADABLE.has(error.code);
  return isLocked || error instanceof UnreadableDocumentError;
}

/** What was read; undefined too where a document is there that cannot be read. For whoever reads many and goes
 * on without one. @throws StoreError in other cases. */
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
  /** Mended: only some `losable` parts were unreadable, and the rest is in use. */
  readonly code: "corrupt" | "mended";
  readonly message: string;
  /** The key under which its bytes are kept for `QUARANTINE_MS`. */
  readonly quarantinedAs: string;
}

/** An older state of a document is stored than this process has seen. It counts from now on; an update
 * reports it before its `change` sees it. */
interface OlderValue {
  readonly key: string;
  readonly code: "went-back";
  readonly message: string;
  readonly quarantinedAs?: undefined;
  /** The kind's name, and the id, of the document. */
  readonly kind: string;
  readonly id: string;
}

/** No version of this program wrote this value: it is quarantined. Never leaves the store. */
export class CorruptValueError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "CorruptValueError";
  }
}
