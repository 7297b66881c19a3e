// The lists of a day's challenges, kept while they can be requested: today's and yesterday's.

import type { ScoreIndex } from "./leaderboard.ts";

const DAY_MS = 86_400_000;

const DAILY_CHALLENGES = ["mind", "board"] as const;
export type DailyChallenge = (typeof DAILY_CHALLENGES)[number];

/** One of a day's lists. */
export interface DailyList {
  readonly what: DailyChallenge;
  /** Days since 1970, in UTC. */
  readonly day: number;
  /** A chat's key. */
  readonly place: string | "everywhere";
}

/** The days that have lists at `now` (Unix ms), newest first. */
export function listedDays(now: number): readonly [today: number, yesterday: number] {
  const today = Math.floor(now / DAY_MS);
  return [today, today - 1];
}

export function dailyIndex({ what, day, place }: DailyList, now: number): ScoreIndex {
  return { name: `daily:${what}:${day}:${place}`, leftMs: (day + 2) * DAY_MS - now };
}

/** All daily lists kept for these chats (keys, or `everywhere`). */
export function dailyIndexes(places: readonly string[], now: number): readonly ScoreIndex[] {
  return listedDays(now).flatMap((day) =>
    DAILY_CHALLENGES.flatMap((what) => places.map((place) => dailyIndex({ what, day, place }, now))),
  );
}
