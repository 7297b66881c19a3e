// Nobody finds other people's duels by trying codes: each process counts the wrong ones.

import { LRUCache } from "lru-cache";
import type { Person } from "./person.ts";

const WRONG_MAX = 10;
const REMEMBERED_MS = 600_000;
const PEOPLE_MAX = 10_000;

export interface WrongCodes {
  /** Whether the person is to wait before another. */
  areMany(person: Person): boolean;
  note(person: Person): void;
}

/** `now` in Unix ms. */
export function wrongCodes(now: () => number): WrongCodes {
  const counts = new LRUCache<string, number>({
    ...{ max: PEOPLE_MAX, ttl: REMEMBERED_MS, ttlResolution: 0, perf: { now } },
  });
  return {
    areMany: ({ player }) => (counts.get(player) ?? 0) >= WRONG_MAX,
    note: ({ player }) => void counts.set(player, (counts.get(player) ?? 0) + 1),
  };
}
