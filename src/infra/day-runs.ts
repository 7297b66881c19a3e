// Days since 1970, kept as the first and last day of each run of them.

/** In order, none next to another. */
export type DayRuns = [first: number, last: number][];

/** Adds a day, or the days up to `last`, wherever it falls; the same again changes nothing. */
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
