// Ranks as people read them.

/** Shared ranks stand as an interval. */
export function formatRank([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}-${to}`;
}
