// Days of the daily challenge, which start at midnight UTC for everyone. Also the session in a button: which day, and
// shown to whom.

import type { Action } from "../../../src/chat/index.ts";
import { ownerTag, type PlayerId } from "../../../src/people/index.ts";

const DAY_MS = 86_400_000;

/** The day before the first challenge, in days since 1970: the challenge of 1 January 2026 is number 1. */
const EPOCH_DAY = Date.UTC(2025, 11, 31) / DAY_MS;

/** The answers are published this long into the next day; an attempt that ends later isn't listed. */
const ANNOUNCED_AFTER_MS = 3 * 3_600_000;

/** The day that contains `atMs`, in days since 1970. */
export function dayOf(atMs: number): number {
  return Math.floor(atMs / DAY_MS);
}

/** When the day starts, Unix ms. */
export function startOf(day: number): number {
  return day * DAY_MS;
}

/** When the answers of the day are published, Unix ms. */
export function announcedAt(day: number): number {
  return startOf(day + 1) + ANNOUNCED_AFTER_MS;
}

/** The number of the day's challenge that people see: `Gadalka 312`. */
export function numberOf(day: number): number {
  return day - EPOCH_DAY;
}

export const DAILY_SCOPE = "daily";

/** A button's action, for the one person it's shown to. `turn`: rounds played so far. */
export function dailyAction(player: PlayerId, day: number, move: string, turn = 0): Action {
  return { scope: DAILY_SCOPE, session: `${day}-${ownerTag(player)}`, turn, move };
}

/** The day of a session; undefined if it's invalid, as in a forged press. */
export function dayOfSession(session: string): number | undefined {
  const day = /^(\d{1,7})-.{4}$/.exec(session)?.[1];
  return day === undefined ? undefined : Number(day);
}
