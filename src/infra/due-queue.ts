// A queue shared by all processes: keys by due time, earliest first, on a board in the store.

import type { Store } from "./store/index.ts";

const KEYS_MAX = 1_000;

export interface DueQueue {
  /** Schedules the key for this time, in milliseconds since 1970; 0 means at once. */
  add(key: string, at: number): Promise<void>;
  remove(key: string): Promise<boolean>;
  /** Reschedules or removes the key. Calls `dueAt` again after a removal, so that a concurrent add isn't lost. */
  settle(key: string, dueAt: () => Promise<number | undefined>): Promise<void>;
  /** Returns the earliest keys that are due by then, at most `count`. */
  until(at: number, count?: number): Promise<readonly { readonly key: string; readonly at: number }[]>;
}

export function dueQueue(store: Store, name: string): DueQueue {
  const board = store.board(name);
  const add = (key: string, at: number): Promise<void> => board.set(key, 0 - at);
  return {
    add,
    remove: (key) => board.remove(key),
    async settle(key, dueAt) {
      const before = await dueAt();
      if (before !== undefined) return add(key, before);
      await board.remove(key);
      const after = await dueAt();
      if (after !== undefined) await add(key, after);
    },
    async until(at, count = KEYS_MAX) {
      const due = await board.top(count, 0 - at);
      return due.map(({ member, score }) => ({ key: member, at: 0 - score }));
    },
  };
}
