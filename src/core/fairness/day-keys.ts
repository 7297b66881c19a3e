// A host's secrets by the day: a hash chain made backwards from one random key, so that the first
// link, published once, binds the keys of all days, and the key of a day gives those before it.

import { equalBytes, hmacOf, joinBytes, sha256Of, utf8 } from "./digest.ts";

/** Days of a chain: ten years and some. */
export const CHAIN_DAYS = 3_660;
export const DAY_KEY_BYTES = 32;
const LABEL = utf8("gadalka-day");

/** The key of a day by the key of a later one; `days` between them, 0 gives the key itself:
 * `K[i] = SHA-256("gadalka-day" | K[i+1])`. */
export function earlierKey(key: Uint8Array, days: number): Uint8Array {
  let earlier = key;
  for (let left = days; left > 0; left--) earlier = sha256Of(joinBytes(LABEL, earlier));
  return earlier;
}

/** Whether this is the key of day `day` (from 1) of the chain that begins with `anchor`, K[0]. */
export function isKeyOfDay(anchor: Uint8Array, day: number, key: Uint8Array): boolean {
  return Number.isInteger(day) && day >= 1 && day <= CHAIN_DAYS && equalBytes(earlierKey(key, day), anchor);
}

/** What a seed is drawn for; a part of what it is the hash of. */
export type DrawKind = "match" | "board" | "draw" | "trial" | "season" | "daily";

const NUMBER_BYTES = 6;

/** The first 48 bits of a seed as a whole number, for what has a number for its seed. */
export function seedNumber(seed: Uint8Array): number {
  return seed.subarray(0, NUMBER_BYTES).reduce((number, byte) => number * 256 + byte, 0);
}

/** The seed of a match, 32 bytes: `HMAC-SHA-256(K[d], "match|<session>|<word>")`; boards and draws of
 * tournaments alike. The session follows from the event that began it, the word is the player's. */
export function seedUnder(dayKey: Uint8Array, kind: DrawKind, session: string, word = ""): Uint8Array {
  return hmacOf(dayKey, `${kind}|${session}|${word}`);
}

/** The session as a seed is drawn for it. `again`: how many were drawn for it before; whoever could choose
 * anything else that goes into it, could choose the seed. */
export function sealedSession(session: string, again: number): string {
  return again === 0 ? session : `${session}~${again}`;
}
