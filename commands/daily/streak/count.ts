// Counts days in a row, from the days alone: a pure function of which days were played, whatever the order
// in which they came and whichever account they were played under.

/** First and last day of each run, in days since 1970, in order and apart from each other. */
export type Runs = readonly (readonly [first: number, last: number])[];

export interface Streak {
  /** Days played in the streak that today belongs to, or that today's play would go on with; 0: none. */
  readonly current: number;
  /** Days played in the longest streak up to today. */
  readonly longest: number;
  readonly isPlayedToday: boolean;
  /** A missed day of the present ISO week is forgiven in the current streak. */
  readonly hasForgivenThisWeek: boolean;
}

/**
 * A streak may miss one day of each ISO week.
 * Days after today (a clock that went back) count when they come.
 */
export function streakOf(played: Runs, today: number): Streak {
  const past = upTo(played, today);
  const current = endingAt(past, today);
  const longest = past.reduce((most, [, last], at) => {
    return Math.max(most, endingAt(past.slice(0, at + 1), last).days);
  }, current.days);
  return {
    ...{ current: current.days, longest },
    isPlayedToday: past.at(-1)?.[1] === today,
    hasForgivenThisWeek: current.days > 0 && current.weeks.has(isoWeekOf(today)),
  };
}

/** Weeks since the one of 29 December 1969, which is a Monday. */
export function isoWeekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

function upTo(runs: Runs, today: number): Runs {
  return runs
    .filter(([first]) => first <= today)
    .map(([first, last]): readonly [number, number] => [first, Math.min(last, today)]);
}

/** Days played in the longest streak that is not broken before `end`, and the weeks that forgave it a day. */
function endingAt(past: Runs, end: number): { days: number; weeks: ReadonlySet<number> } {
  let weeks: ReadonlySet<number> = new Set();
  let days = 0;
  // An unplayed `end` itself is not missed yet.
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

/** The weeks that have forgiven a day, with those of a gap; undefined where one would have to forgive two. */
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
