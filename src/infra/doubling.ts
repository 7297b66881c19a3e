// How long to wait before trying again.

/** Milliseconds after this many failures in a row: `firstMs` after the first, then twice as long each time, at most
 * `mostMs`. No failure, no wait. */
export function doublingMs(firstMs: number, mostMs: number, failures: number): number {
  return failures < 1 ? 0 : Math.min(mostMs, firstMs * 2 ** (failures - 1));
}
