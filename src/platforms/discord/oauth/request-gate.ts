// How many sign-ins may ask Discord: anybody can send made-up codes, and each valid-looking one is a request to
// Discord, which blocks an address that sends too many refused ones (10,000 in ten minutes).

/** Sign-ins at once after a quiet time, and one more after each interval: at most 1,220 in ten minutes. */
const BURST = 20;
const EVERY_MS = 500;
/** Where Discord names no time. */
const PAUSE_MS = 5_000;
/** Longer than any pause that Discord is known to ask for; a header cannot close sign-in for a day. */
const PAUSE_MAX_MS = 3_600_000;

export interface RequestGate {
  /** Takes a place; false if Discord must not be asked now. */
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
