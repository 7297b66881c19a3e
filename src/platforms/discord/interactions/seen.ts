// Remembers what came lately, so that an event delivered twice is served once.

/** A memory for the last `size` ids. */
export interface Seen {
  /** Whether the id is new; from now on it is not. */
  isNew(id: string): boolean;
}

/** A memory that forgets the oldest id when it is full. */
export function rememberLast(size: number): Seen {
  const ids = new Set<string>();
  return {
    isNew: (id) => {
      if (ids.has(id)) return false;
      ids.add(id);
      const [oldest] = ids;
      if (ids.size > size && oldest !== undefined) ids.delete(oldest);
      return true;
    },
  };
}
