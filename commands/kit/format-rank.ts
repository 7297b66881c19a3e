/** A rank as text; shared ranks are an interval. */
export function formatRank([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}-${to}`;
}
