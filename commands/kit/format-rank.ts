// Places in a ranking as people read them.

/** Shared places stand as an interval. */
export function formatRank([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}-${to}`;
}
