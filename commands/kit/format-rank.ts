/** A rank as text; a shared rank is shown as a range. */
export function formatRank([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}-${to}`;
}
