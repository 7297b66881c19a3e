// A host's secrets by day: a hash chain computed backwards from one random key. Publishing the first link once commits
// the host to the keys of all days, and a day's key yields those before it.

import { equalBytes, hmacOf, joinBytes, sha256Of, utf8 } from "./digest.ts";

/** Length of a chain in days: just over ten years. */
export const CHAIN_DAYS = 3_660;
export const DAY_KEY_BYTES = 32;
const LABEL = utf8("gadalka-day");

/** Derives a day's key from a later one, `days` apart (0 gives the key itself): `K[i] = SHA-256("gadalka-day" |
 * K[i+1])`. */
export function earlierKey(key: Uint8Array, days: number): Uint8Array {
  let earlier = key;
  for (let left = days; left > 0; left--) earlier = sha256Of(joinBytes(LABEL, earlier));
  return earlier;
}

/** Whether this is the key of day `day` (from 1) of the chain that starts with `anchor`, K[0]. */
export function isKeyOfDay(anchor: Uint8Array, day: number, key: Uint8Array): boolean {
  return Number.isInteger(day) && day >= 1 && day <= CHAIN_DAYS && equalBytes(earlierKey(key, day), anchor);
}

/** What a seed is derived for; part of the hashed text. */
export type DrawKind = "match" | "board" | "draw" | "trial" | "daily";

const NUMBER_BYTES = 6;

/** The first 48 bits of a seed as an integer, where a numeric seed is needed. */
export function seedNumber(seed: Uint8Array): number {
  return seed.subarray(0, NUMBER_BYTES).reduce((number, byte) => number * 256 + byte, 0);
}

/** The seed of a match, 32 bytes: `HMAC-SHA-256(K[d], "match|<session>|<word>")`; the same for boards and tournament
 * draws. The session derives from the event that started it; the word is the player's. */
export function seedUnder(dayKey: Uint8Array, kind: DrawKind, session: string, word = ""): Uint8Array {
  return hmacOf(dayKey, `${kind}|${session}|${word}`);
}

/** The session as used to derive a seed. `again`: how many seeds were derived for it before. Nothing else goes in,
 * because anyone who could choose an input could choose the seed. */
export function sealedSession(session: string, again: number): string {
  return again === 0 ? session : `${session}~${again}`;
}
