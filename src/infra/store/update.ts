// An update in progress: what was found, what the change makes of it, and whether that's written.

import type { Write } from "./backend.ts";
import type { Deadline } from "./deadline.ts";
import type { DocumentKind } from "./types.ts";

export interface Found<T> {
  readonly raw: string | undefined;
  readonly document: T | undefined;
}

/** A document's kind, id, and key in the storage. */
export interface Address<T> {
  readonly kind: DocumentKind<T>;
  readonly id: string;
  readonly key: string;
}

/** An update of one or more documents that are written together. */
export interface Update<R> {
  readonly addresses: readonly Address<unknown>[];
  readonly change: (documents: readonly unknown[]) => Changes<R>;
  readonly ttlMs: number | undefined;
  readonly deadline: Deadline;
}

/** For each document the next one, or null or undefined as in `Change`. */
interface Changes<R> {
  readonly next: readonly unknown[];
  readonly result: R;
}

export interface Step<R> extends Changes<R> {
  readonly found: readonly Found<unknown>[];
}

/** What an update makes of one of its documents. */
export interface Writing {
  readonly address: Address<unknown>;
  /** The revision of the value it's based on. */
  readonly revision: string;
  /** Null removes; undefined only compares. */
  readonly next: (Found<unknown> & { readonly raw: string }) | null | undefined;
}

export function writeOf({ address, revision, next }: Writing, ttlMs: number | undefined): Write {
  return { key: address.key, revision, next: next === null ? null : next?.raw, ttlMs };
}

export function stepFrom<R>({ change }: Update<R>, found: readonly Found<unknown>[]): Step<R> {
  return { found, ...change(found.map(({ document }) => document)) };
}

export function writesSomething<R>({ found, next }: Step<R>): boolean {
  return next.some(
    (document, index) => document !== undefined && !(document === null && found[index]?.raw === undefined),
  );
}

/** A time to live in whole milliseconds, rounded up. @throws RangeError if it isn't positive. */
export function wholeTtlMs(ttlMs: number): number {
  if (!(ttlMs > 0) || !Number.isFinite(ttlMs))
    throw new RangeError(`a time to live must be a number of milliseconds, not ${ttlMs}`);
  return Math.ceil(ttlMs);
}
