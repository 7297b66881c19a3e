// Days since 1970, stored as the first and last day of each run of consecutive days.

/** In order, with a gap between any two runs. */
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
