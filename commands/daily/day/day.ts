// Days of the daily challenge: they begin at midnight in UTC, the same for everybody. And the session of a button: which
// day, shown to whom.

import type { Action } from "../../../src/chat/index.ts";
import { ownerTag, type PlayerId } from "../../../src/people/index.ts";

const DAY_MS = 86_400_000;

/** The day before the first challenge, in days since 1970: the challenge of 1 January 2026 is number 1. */
const EPOCH_DAY = Date.UTC(2025, 11, 31) / DAY_MS;

/** After so long into the next day the answers are told; a try that ends later is on no board of the day. */
const TOLD_AFTER_MS = 3 * 3_600_000;

/** The day that contains `atMs`, in days since 1970. */
export function dayOf(atMs: number): number {
  return Math.floor(atMs / DAY_MS);
}

/** When the day begins, Unix ms. */
export function startOf(day: number): number {
  return day * DAY_MS;
}

/** When the answers of the day are told, Unix ms. */
export function toldAt(day: number): number {
  return startOf(day + 1) + TOLD_AFTER_MS;
}

/** The number that people call the day's challenge by: `Gadalka 312`. */
export function numberOf(day: number): number {
  return day - EPOCH_DAY;
}

export const DAILY_SCOPE = "daily";

/** A button's action, for the one person who was shown it. `turn`: rounds played by then. */
export function dailyAction(player: PlayerId, day: number, move: string, turn = 0): Action {
  return { scope: DAILY_SCOPE, session: `${day}-${ownerTag(player)}`, turn, move };
}

/** The day of a session; undefined where it is none, as in a forged press. */
export function dayOfSession(session: string): number | undefined {
  const day = /^(\d{1,7})-.{4}$/.exec(session)?.[1];
  return day === undefined ? undefined : Number(day);
}
