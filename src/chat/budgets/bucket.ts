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
  const closedMs = closedForMs(before, size, now);
  if (before && closedMs > 0) return { bucket: before, verdict: { state: "silent", waitMs: closedMs } };
  const { everyMs, room = 1 } = size;
  const fullAt = fullAtOf(before, size, now);
  const shortMs = fullAt - now - (size.size - 1) * everyMs;
  if (shortMs <= 0) return { bucket: { fullAt: fullAt + everyMs }, verdict: IN };
  const waitMs = shortMs + (room - 1) * everyMs;
  return { bucket: { fullAt, closedUntil: now + waitMs }, verdict: { state: "warned", waitMs } };
}

/** How long the bucket stays closed, in milliseconds; 0 if it is open. */
function closedForMs(bucket: Bucket | undefined, { room = 1, everyMs }: BudgetSize, now: number): number {
  const waitMs = (bucket?.closedUntil ?? now) - now;
  return waitMs > 0 && waitMs <= room * everyMs ? waitMs : 0;
}

/** Capped, so that a clock that was set back or is another machine's locks no one out for too long. */
function fullAtOf(before: Bucket | undefined, { size, everyMs }: BudgetSize, now: number): number {
  return before ? Math.min(Math.max(before.fullAt, now), now + size * everyMs) : now;
}
