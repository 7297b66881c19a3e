// How old a stored value is, to notice one that was put back: by whoever can write to the storage, by a
// backup, or by Redis at a failover. Encrypted with the document, so that nobody can make one younger.

import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { atMost } from "../at-most.ts";

/** `life`: random, from a document's making to its removal; `writes`: how often it was written in it. */
export interface Age {
  readonly life: string;
  readonly writes: number;
}

/** The age of the next write over a document of this age; undefined: none, or one without an age. */
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

/** The age in a stored value; undefined where it is none. */
export function readAge(value: unknown): Age | undefined {
  const [, life, writes] = (typeof value === "string" && WRITTEN.exec(value)) || [];
  return life && writes ? { life, writes: Number.parseInt(writes, 36) } : undefined;
}

/** What a process has seen of a document. */
export interface Seen {
  /** Undefined: it was gone. */
  readonly age: Age | undefined;
  /** Lives that have ended, the newest first. */
  readonly ended: readonly string[];
}

const KEYS_MAX = 20_000;
const ENDED_MAX = 4;

/** The newest age seen of each document, of those read or written last. */
export class SeenAges {
  readonly #seen = new LRUCache<string, Seen>(atMost(KEYS_MAX));

  /** To be asked for before a value is read: what is read later may lag behind what is seen then. */
  of(key: string): Seen | undefined {
    return this.#seen.get(key);
  }

  /** Notes an age that was found or written since `before`; undefined: the document is gone. */
  note(key: string, before: Seen | undefined, age: Age | undefined): void {
    const now = this.#seen.get(key);
    // Somebody else of this process has seen another state meanwhile: theirs may be the newer one.
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

/** Whether a value of this age is older than what was seen before it was read. */
export function isOlder(age: Age | undefined, before: Seen | undefined): boolean {
  if (!before) return false;
  if (!age) return before.age !== undefined || before.ended.length > 0;
  if (before.ended.includes(age.life)) return true;
  return before.age?.life === age.life && age.writes < before.age.writes;
}
