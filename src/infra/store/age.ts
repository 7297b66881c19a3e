// The age of a stored value, to detect an older one that was put back: by someone with write access to the storage, by
// a backup, or by Redis at a failover. It's encrypted with the document, so no one can forge it.

import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { atMost } from "../at-most.ts";

/** `life`: random, from a document's creation to its removal; `writes`: the number of writes in that life. */
export interface Age {
  readonly life: string;
  readonly writes: number;
}

/** The age for the next write over a document of this age; undefined if there's none, or it has no age. */
export function nextAge(age: Age | undefined): Age {
  return age ? { life: age.life, writes: age.writes + 1 } : { life: freshLife(), writes: 1 };
}

function freshLife(): string {
  return randomBytes(3).toString("base64url");
}

const WRITTEN = /^([A-Za-z0-9_-]{4})([0-9a-z]{1,10})$/;

/** Four characters for the life, then the writes in base 36. */
export function writeAge({ life, writes }: Age): string {
  return `${life}${writes.toString(36)}`;
}

/** The age in a stored value; undefined if it isn't one. */
export function readAge(value: unknown): Age | undefined {
  const [, life, writes] = (typeof value === "string" && WRITTEN.exec(value)) || [];
  return life && writes ? { life, writes: Number.parseInt(writes, 36) } : undefined;
}

/** What a process has seen of a document. */
export interface Seen {
  /** Undefined if it was gone. */
  readonly age: Age | undefined;
  /** Lives that have ended, newest first. */
  readonly ended: readonly string[];
}

const KEYS_MAX = 20_000;
const ENDED_MAX = 4;

/** The newest age seen of each recently read or written document. */
export class SeenAges {
  readonly #seen = new LRUCache<string, Seen>(atMost(KEYS_MAX));

  /** Call this before reading the value: what's seen after the read may legitimately be newer than the value. */
  of(key: string): Seen | undefined {
    return this.#seen.get(key);
  }

  /** Notes an age found or written since `before`; undefined if the document is gone. */
  note(key: string, before: Seen | undefined, age: Age | undefined): void {
    const now = this.#seen.get(key);
    // Concurrent work in this process may have seen a newer state since `before`: keep that one.
    if (now && now.age?.life === age?.life && now.age?.writes === age?.writes) return;
    const isOvertaken =
      now !== before && !(age && now?.age?.life === age.life && now.age.writes < age.writes);
    if (isOvertaken || (!now && !age)) return;
    if (now?.age && now.age.life === age?.life) {
      this.#seen.set(key, { age, ended: now.ended });
      return;
    }
    const last = now?.age?.life;
    const ended = (now?.ended ?? []).filter((life) => life !== age?.life);
    this.#seen.set(key, { age, ended: (last !== undefined ? [last, ...ended] : ended).slice(0, ENDED_MAX) });
  }
}

/** Whether a value of this age is older than what had been seen before it was read. */
export function isOlder(age: Age | undefined, before: Seen | undefined): boolean {
  if (!before) return false;
  if (!age) return before.age !== undefined || before.ended.length > 0;
  if (before.ended.includes(age.life)) return true;
  return before.age?.life === age.life && age.writes < before.age.writes;
}
