// A person's decided rounds against the full-strength bot: this week, this month and all time.

import { z } from "zod";
import { type Period, periodName } from "../infra/calendar.ts";

/** Rounds won and lost by the person; draws are excluded. */
export type WinLoss = readonly [won: number, lost: number];

const count = z.int().nonnegative();

/** The last decided round's day since 1970; rounds won and lost in its week, its month, ever. */
export const decidedRounds = z.tuple([z.int(), count, count, count, count, count, count]);
export type DecidedRounds = Readonly<z.infer<typeof decidedRounds>>;

const DAY_MS = 86_400_000;
const NOTHING: WinLoss = [0, 0];

const WON_AT = { week: 1, month: 3, all: 5 } as const satisfies Record<Period, number>;

export function withDecided(
  before: DecidedRounds | undefined,
  won: boolean,
  atMs: number,
): z.infer<typeof decidedRounds> {
  const add = ([wins, losses]: WinLoss): [number, number] => (won ? [wins + 1, losses] : [wins, losses + 1]);
  const after = (period: Period) => add(winLossIn(before, period, atMs));
  return [Math.floor(atMs / DAY_MS), ...after("week"), ...after("month"), ...after("all")];
}

/** The counts of the period containing `atMs`. */
export function winLossIn(decided: DecidedRounds | undefined, period: Period, atMs: number): WinLoss {
  if (!decided || !isSamePeriod(period, decided[0], atMs)) return NOTHING;
  const at = WON_AT[period];
  return [decided[at], decided[at + 1] as number];
}

function isSamePeriod(period: Period, day: number, atMs: number): boolean {
  // Fast path: most rounds are played on the day of the one before.
  if (Math.floor(atMs / DAY_MS) === day) return true;
  return periodName(period, day * DAY_MS) === periodName(period, atMs);
}
