// Limits sign-in requests to Discord. Anyone can send made-up codes, and each valid-looking one is a request; Discord
// blocks an address that sends too many refused ones (10,000 in ten minutes).

/** Sign-ins allowed at once after a quiet time, plus one more per interval: at most 1,220 in ten minutes. */
const BURST = 20;
const EVERY_MS = 500;
/** Used when Discord gives no time. */
const PAUSE_MS = 5_000;
/** Longer than any pause Discord is known to ask for, so that a header can't close sign-in for a day. */
const PAUSE_MAX_MS = 3_600_000;

export interface RequestGate {
  /** Takes a slot; false if Discord mustn't be asked now. */
  enter(): boolean;
  /** Closes for as long as Discord asks. @param retryAfter the header, in seconds; @returns milliseconds. */
  close(retryAfter: string | null): number;
}

/** @param now Unix ms. */
export function createRequestGate(now: () => number): RequestGate {
  let closedUntil = 0;
  /** When the bucket is full again. */
  let fullAt = 0;
  return {
    enter: () => {
      const at = now();
      const next = Math.max(at, fullAt) + EVERY_MS;
      if (at < closedUntil || next - at > BURST * EVERY_MS) return false;
      fullAt = next;
      return true;
    },
    close: (retryAfter) => {
      const seconds = Number(retryAfter ?? Number.NaN);
      const askedMs = Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds * 1_000) : PAUSE_MS;
      const waitMs = Math.min(askedMs, PAUSE_MAX_MS);
      closedUntil = Math.max(closedUntil, now() + waitMs);
      return waitMs;
    },
  };
}
