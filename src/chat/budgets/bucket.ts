// A token bucket as a value: two instants, from which its tokens follow at any other.

import type { BudgetSize } from "./catalogue.ts";

/** Instants are milliseconds since 1970. No bucket at all is a full one. */
export interface Bucket {
  /** When it will be full, if nothing more is taken. */
  readonly fullAt: number;
  /** Used up: nothing is taken until then. */
  readonly closedUntil?: number | undefined;
}

/** `told`: used up by this one, whose person is to be told. `silent`: they were told before. */
export type Verdict =
  | { readonly state: "in" }
  | { readonly state: "told" | "silent"; readonly waitMs: number };

export interface Charged {
  readonly bucket: Bucket;
  readonly verdict: Verdict;
}

const IN: Verdict = { state: "in" };

/** Takes one token, or closes the bucket until there is room again. */
export function charge(before: Bucket | undefined, size: BudgetSize, now: number): Charged {
  const fullAt = fullAtOf(before, size, now);
  const shortMs = fullAt - now - (size.size - 1) * size.everyMs;
  if (shortMs > 0) return close(before, size, now, shortMs + (roomOf(size) - 1) * size.everyMs);
  return silentIn(before, size, now) ?? { bucket: { fullAt: fullAt + size.everyMs }, verdict: IN };
}

/** Closes the bucket, whatever is in it; unless told for as long as an empty one needs. */
export function close(
  before: Bucket | undefined,
  size: BudgetSize,
  now: number,
  waitMs = roomOf(size) * size.everyMs,
): Charged {
  const bucket = { fullAt: fullAtOf(before, size, now), closedUntil: now + waitMs };
  return silentIn(before, size, now) ?? { bucket, verdict: { state: "told", waitMs } };
}

/** How long the bucket stays closed, in milliseconds; 0 if it is open. */
export function closedForMs(bucket: Bucket | undefined, size: BudgetSize, now: number): number {
  const waitMs = (bucket?.closedUntil ?? now) - now;
  return waitMs > 0 && waitMs <= roomOf(size) * size.everyMs ? waitMs : 0;
}

/** What a closed bucket answers; undefined if it is open. */
function silentIn(before: Bucket | undefined, size: BudgetSize, now: number): Charged | undefined {
  const waitMs = closedForMs(before, size, now);
  return before && waitMs > 0 ? { bucket: before, verdict: { state: "silent", waitMs } } : undefined;
}

function roomOf({ room = 1 }: BudgetSize): number {
  return room;
}

/** A clock that was set back, or is another machine's, locks nobody out for longer than the size says. */
function fullAtOf(before: Bucket | undefined, { size, everyMs }: BudgetSize, now: number): number {
  return before ? Math.min(Math.max(before.fullAt, now), now + size * everyMs) : now;
}
