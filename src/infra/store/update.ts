// An update on its way: what was found, what the change makes of it, and whether that is written.

import type { Age } from "./age.ts";
import type { Deadline } from "./deadline.ts";
import type { Change, DocumentKind } from "./types.ts";

export interface Found<T> {
  readonly raw: string | undefined;
  readonly document: T | undefined;
  readonly age: Age | undefined;
}

/** A document's kind, id, and key in the storage. */
export interface Address<T> {
  readonly kind: DocumentKind<T>;
  readonly id: string;
  readonly key: string;
}

export interface Update<T, R> extends Address<T> {
  readonly change: (current: T | undefined) => Change<T, R>;
  readonly ttlMs: number | undefined;
  readonly deadline: Deadline;
}

export interface Step<T, R> extends Change<T, R> {
  readonly raw: string | undefined;
  readonly age: Age | undefined;
}

export function stepFrom<T, R>({ change }: Update<T, R>, { raw, age, document }: Found<T>): Step<T, R> {
  return { raw, age, ...change(document) };
}

export function writesSomething<T, R>({ raw, next }: Step<T, R>): boolean {
  return next !== undefined && !(next === null && raw === undefined);
}

/** A time to live in whole milliseconds, rounded up. @throws RangeError when it is not above 0. */
export function wholeTtlMs(ttlMs: number): number {
  if (!(ttlMs > 0) || !Number.isFinite(ttlMs))
    throw new RangeError(`a time to live in milliseconds, not ${ttlMs}`);
  return Math.ceil(ttlMs);
}
