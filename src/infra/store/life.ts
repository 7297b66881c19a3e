// How long what is stored may live, as every kind of it takes it.

/** A time to live in whole milliseconds, no shorter than told. @throws RangeError for a time that
 * is none. */
export function wholeTtlMs(ttlMs: number): number {
  if (!(ttlMs > 0) || !Number.isFinite(ttlMs))
    throw new RangeError(`a time to live in milliseconds, not ${ttlMs}`);
  return Math.ceil(ttlMs);
}
