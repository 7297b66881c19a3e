// Draws that many people share (the day's opponent and board, tournaments) come from a secret of their day, fixed long
// before by one hash chain: K[i] = SHA-256(K[i+1]). Its end K[0], the anchor, is shown from the start; the secret of a
// day is shown on the next day, and leads to the anchor in as many steps as the day's number.

import { hmacOf, sha256Of } from "../sha256.ts";
import { hexOf } from "./match.ts";

/** Days in a chain: ten years. */
export const CHAIN_DAYS = 3_660;

/** A host's chain of day secrets. */
export interface DayChain {
  /** K[3660], 32 bytes. Whoever has it knows every day. */
  readonly last: Uint8Array;
  /** Day 1, in days since 1970. */
  readonly firstDay: number;
}

/** The secret of a day (days since 1970), 32 bytes. @throws RangeError for a day outside of the chain. */
export function dayKey({ last, firstDay }: DayChain, day: number): Uint8Array {
  const number = day - firstDay + 1;
  if (!(number >= 1 && number <= CHAIN_DAYS)) throw new RangeError(`the chain has no day ${number}`);
  return earlierKey(last, CHAIN_DAYS - number);
}

/** K[0] as 64 hex digits. */
export function anchorOf({ last }: Pick<DayChain, "last">): string {
  return hexOf(earlierKey(last, CHAIN_DAYS));
}

/** How many steps lead from a day's secret to the anchor; undefined if it isn't of that chain. */
export function stepsToAnchor(key: Uint8Array, anchor: string): number | undefined {
  let [steps, at] = [0, key];
  while (hexOf(at) !== anchor) {
    if (++steps > CHAIN_DAYS) return undefined;
    at = sha256Of(at);
  }
  return steps;
}

/** The day that contains `atMs`, in days since 1970. */
export function dayAt(atMs: number): number {
  return Math.floor(atMs / 86_400_000);
}

/** A draw of the day, 32 bytes. `what`: `board`, or `opponent|<platform>:<id>`. */
export function daySeed(key: Uint8Array, what: string): Uint8Array {
  return hmacOf(key, what);
}

/** The seed of a tournament's draw and matches: the first 12 hex digits of `HMAC-SHA-256(K[day], "id|entrants")` as a
 * number; entrants in the order of its file, separated by commas. */
export function tournamentSeed(key: Uint8Array, id: string, entrants: readonly string[]): number {
  return Number.parseInt(hexOf(hmacOf(key, `${id}|${entrants.join(",")}`)).slice(0, 12), 16);
}

/** The secret of so many days before. */
export function earlierKey(key: Uint8Array, days: number): Uint8Array {
  let at = key;
  for (let left = days; left > 0; left--) at = sha256Of(at);
  return at;
}
