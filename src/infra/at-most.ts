// The bound of a cache that may come to hold thousands of entries and mostly holds a few.

/** So many entries, for `new LRUCache(…)`. Its own `max` allocates the place of all of them at once. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
