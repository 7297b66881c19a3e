// A token bucket as a value: two instants, from which its tokens at any other time follow.

import type { BudgetSize } from "./catalogue.ts";

/** Instants are in Unix ms. A missing bucket counts as full. */
export interface Bucket {
  /** When it will be full, if nothing more is taken. */
  readonly fullAt: number;
  /** Set once it's used up: nothing is taken until then. */
  readonly closedUntil?: number | undefined;
}

/** `warned`: this event used it up, so the person gets a warning. `silent`: they've already had it. */
export type Verdict =
  | { readonly state: "in" }
  | { readonly state: "warned" | "silent"; readonly waitMs: number };

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

/** Closes the bucket, whatever is in it; by default for as long as an empty one takes to reopen. */
export function close(
  before: Bucket | undefined,
  size: BudgetSize,
  now: number,
  waitMs = roomOf(size) * size.everyMs,
): Charged {
  const bucket = { fullAt: fullAtOf(before, size, now), closedUntil: now + waitMs };
  return silentIn(before, size, now) ?? { bucket, verdict: { state: "warned", waitMs } };
}

/** How long the bucket stays closed, in milliseconds; 0 if it is open. */
export function closedForMs(bucket: Bucket | undefined, size: BudgetSize, now: number): number {
  const waitMs = (bucket?.closedUntil ?? now) - now;
  return waitMs > 0 && waitMs <= roomOf(size) * size.everyMs ? waitMs : 0;
}

/** The verdict of a closed bucket; undefined if it's open. */
function silentIn(before: Bucket | undefined, size: BudgetSize, now: number): Charged | undefined {
  const waitMs = closedForMs(before, size, now);
  return before && waitMs > 0 ? { bucket: before, verdict: { state: "silent", waitMs } } : undefined;
}

function roomOf({ room = 1 }: BudgetSize): number {
  return room;
}

/** Capped, so that a clock that was set back or is another machine's locks no one out for too long. */
function fullAtOf(before: Bucket | undefined, { size, everyMs }: BudgetSize, now: number): number {
  return before ? Math.min(Math.max(before.fullAt, now), now + size * everyMs) : now;
}
