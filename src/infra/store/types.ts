// The store's interface: documents with atomic updates, claims, paces, and boards.

import type { PaceAnswer, PaceAsk } from "./pace.ts";

/** A kind of document. @typeParam T the document in memory; must survive JSON. */
export interface DocumentKind<T> {
  /** Key prefix, `[a-z-]+`. */
  readonly name: string;
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

/** A problem with a stored value, reported to the host. */
export interface StoreProblem {
  readonly key: string;
  /** `mended`: only some `losable` parts were unreadable, and the rest is in use. */
  readonly code: "corrupt" | "mended";
  readonly message: string;
  /** The key under which the original bytes are kept for `QUARANTINE_MS`. */
  readonly quarantinedAs: string;
}

/** This program did not write this value, so it's quarantined. Never leaves the store. */
export class CorruptValueError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "CorruptValueError";
  }
}
