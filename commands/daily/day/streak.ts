// Streaks: a pure function of the days played, regardless of the order in which they were stored and the account they
// were played under; and the line that shows a streak.

import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { dayOf } from "./day.ts";
import { type DailyPerson, readPerson } from "./person.ts";
import type { DailyServices } from "./services.ts";

/** First and last day of each run, in days since 1970, in order and not adjacent. */
export type Runs = readonly (readonly [first: number, last: number])[];

export interface Streak {
  /** Days played in the streak that today belongs to or that playing today would continue; 0: none. */
  readonly current: number;
  /** Days played in the longest streak up to today. */
  readonly longest: number;
  readonly isPlayedToday: boolean;
  /** The current streak has used up this ISO week's forgiven day. */
  readonly hasForgivenThisWeek: boolean;
}

/** A streak may miss one day in each ISO week. Days after today (the clock was set back) don't count yet. */
export function streakOf(played: Runs, today: number): Streak {
  const past = upTo(played, today);
  const current = endingAt(past, today);
  const longest = past.reduce((most, [, last], at) => {
    return Math.max(most, endingAt(past.slice(0, at + 1), last).days);
  }, current.days);
  return {
    current: current.days,
    longest,
    isPlayedToday: past.at(-1)?.[1] === today,
    hasForgivenThisWeek: current.days > 0 && current.weeks.has(isoWeekOf(today)),
  };
}

/** Weeks since the week of Monday, 29 December 1969. */
export function isoWeekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

function upTo(runs: Runs, today: number): Runs {
  return runs
    .filter(([first]) => first <= today)
    .map(([first, last]): readonly [number, number] => [first, Math.min(last, today)]);
}

/** Days played in the longest streak that's unbroken before `end`, and the weeks that forgave a day. */
function endingAt(past: Runs, end: number): { days: number; weeks: ReadonlySet<number> } {
  let weeks: ReadonlySet<number> = new Set();
  let days = 0;
  // An unplayed `end` doesn't count as missed yet.
  let next = past.at(-1)?.[1] === end ? end + 1 : end;
  for (const [first, last] of past.toReversed()) {
    const forgiving = withGap(weeks, [last + 1, next - 1]);
    if (!forgiving) break;
    weeks = forgiving;
    days += last - first + 1;
    next = first;
  }
  return { days, weeks };
}

/** The weeks that have forgiven a day, including this gap's; undefined if one would have to forgive two. */
function withGap(
  weeks: ReadonlySet<number>,
  [from, to]: readonly [number, number],
): ReadonlySet<number> | undefined {
  const forgiving = new Set(weeks);
  for (let day = to; day >= from; day -= 1) {
    const week = isoWeekOf(day);
    if (forgiving.has(week)) return undefined;
    forgiving.add(week);
  }
  return forgiving;
}

/** The person's current streak. */
function streakOfPerson({ now }: Pick<DailyServices, "now">, person: DailyPerson): Streak {
  return streakOf(person.document.days, dayOf(now()));
}

/** How many days in a row the person has played; undefined if there's nothing to say. */
export function streakLine(
  services: Pick<DailyServices, "now">,
  person: DailyPerson,
  locale: Locale,
): string | undefined {
  const { current, isPlayedToday, hasForgivenThisWeek } = streakOfPerson(services, person);
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
  const { current, longest } = streakOfPerson(services, await readPerson(services.store, player));
  return longest === 0 ? undefined : say(locale, "streak-profile", { current, longest });
}

/** Runs as stored. */
export type DayRuns = [first: number, last: number][];

/** Adds a day, or all days up to `last`, at any position; adding the same days again changes nothing. */
export function withDay(
  runs: readonly (readonly [first: number, last: number])[],
  first: number,
  last = first,
): DayRuns {
  const sorted = [...runs, [first, last] as const].sort(([a], [b]) => a - b);
  return sorted.reduce<DayRuns>((joined, [from, to]) => {
    const before = joined.at(-1);
    if (before && from <= before[1] + 1) joined[joined.length - 1] = [before[0], Math.max(before[1], to)];
    else joined.push([from, to]);
    return joined;
  }, []);
}
