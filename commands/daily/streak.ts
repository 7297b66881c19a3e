// Streaks: a pure function of the days played; and the line that shows one.

import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { PlayerId } from "../../src/people/index.ts";
import { type DailyServices, type PlayerDaily, readDaily, today } from "./day.ts";

export interface Streak {
  /** Days played in the streak that today belongs to or that playing today would continue; 0: none. */
  readonly current: number;
  /** Days played in the longest streak up to today. */
  readonly longest: number;
  readonly isPlayedToday: boolean;
  /** The current streak has used up this week's forgiven day. */
  readonly hasForgivenThisWeek: boolean;
}

/** A streak may miss one day in each ISO week. Days after `now` (the clock was set back) don't count yet. `runs`: first
 * and last day of each run of days played. */
export function streakOf(runs: PlayerDaily["days"], now: number): Streak {
  const played = new Set(
    runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  );
  const ends = runs.map(([, last]) => Math.min(last, now)).filter((day) => played.has(day));
  const current = endingAt(played, now);
  return {
    current: current.days,
    longest: Math.max(current.days, ...ends.map((end) => endingAt(played, end).days)),
    isPlayedToday: played.has(now),
    hasForgivenThisWeek: current.weeks.has(isoWeekOf(now)),
  };
}

/** Weeks since the week of Monday, 29 December 1969. */
function isoWeekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** Days played in the streak up to `end`, and the weeks that forgave a day of it. An unplayed `end` isn't missed yet. */
function endingAt(played: ReadonlySet<number>, end: number): { days: number; weeks: ReadonlySet<number> } {
  let days = 0;
  let weeks: ReadonlySet<number> = new Set();
  let missed: ReadonlySet<number> = new Set();
  for (let day = played.has(end) ? end : end - 1; ; day--) {
    if (played.has(day)) {
      days++;
      weeks = missed;
    } else if (missed.has(isoWeekOf(day))) return { days, weeks };
    else missed = new Set([...missed, isoWeekOf(day)]);
  }
}

/** How many days in a row the person has played; undefined if there's nothing to say. */
export function streakLine(
  services: Pick<DailyServices, "now">,
  { days }: PlayerDaily,
  locale: Locale,
): string | undefined {
  const { current, isPlayedToday, hasForgivenThisWeek } = streakOf(days, today(services));
  if (current === 0) return undefined;
  const line = say(locale, isPlayedToday ? "streak-day" : "streak-so-far", { days: current });
  return hasForgivenThisWeek ? `${line} · ${say(locale, "streak-forgiven")}` : line;
}

/** The player's streak as shown in a profile; undefined if they never finished an attempt. @throws StoreError */
export async function streakInProfile(
  services: Pick<DailyServices, "store" | "now">,
  player: PlayerId,
  locale: Locale,
): Promise<string | undefined> {
  const { days } = await readDaily(services.store, player);
  const { current, longest } = streakOf(days, today(services));
  return longest === 0 ? undefined : say(locale, "streak-profile", { current, longest });
}
