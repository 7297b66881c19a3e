// The limit of a cache that may hold thousands of entries but mostly holds a few.

/** Limits `new LRUCache(…)` to this many entries. Its own `max` would allocate memory for all of them at once. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
