// Which duels a person takes part in, and which duel a code refers to.

import { createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { atMost } from "../../../src/infra/at-most.ts";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { Person } from "./person.ts";

/** Beyond this, a person's oldest duels still work, but aren't deleted along with their data. */
const LISTED_MAX = 1_000;
/** Longer than the slowest duel takes. */
const LIST_KEPT_MS = 120 * 86_400_000;

/** By `platform:id`: ids of duels, newest first. */
const DUEL_LIST = firstVersion("duel-list", z.array(z.string()));

/** By code: the id of the duel. */
const DUEL_CODE = firstVersion("duel-code", z.strictObject({ duel: z.string() }));

/** Notes that the person (`platform:id`) takes part. Called before the duel itself is stored, so that deleting a
 * person's data finds every duel. */
export function listDuel(store: Store, player: string, id: string): Promise<void> {
  return store.update(
    DUEL_LIST,
    player,
    (listed = []) => {
      const next = listed.includes(id) ? undefined : [id, ...listed].slice(0, LISTED_MAX);
      return { next, result: undefined };
    },
    LIST_KEPT_MS,
  );
}

/** Newest first. */
export async function duelsOf(store: Store, player: string): Promise<readonly string[]> {
  return (await store.read(DUEL_LIST, player)) ?? [];
}

/** Resolves to whether there was a list. */
export function removeDuelList(store: Store, player: string): Promise<boolean> {
  return store.remove(DUEL_LIST, player);
}

/** Assigns the code to the duel; false if it already belongs to a different one. */
export function takeCode(store: Store, code: string, duel: string, ttlMs: number): Promise<boolean> {
  return store.update(
    DUEL_CODE,
    codeKey(code),
    (known) => ({ next: known ? undefined : { duel }, result: !known || known.duel === duel }),
    ttlMs,
  );
}

/** The duel that a typed code refers to. */
export async function duelByCode(store: Store, typed: string): Promise<string | undefined> {
  return (await store.read(DUEL_CODE, codeKey(typed)))?.duel;
}

/** Frees the code. */
export async function freeCode(store: Store, code: string): Promise<void> {
  await store.remove(DUEL_CODE, codeKey(code));
}

/** The same for every spelling of a code. */
function codeKey(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return createHash("sha256").update(`duel-code|${plain}`).digest("base64url").slice(0, 22);
}

/** Thirty-two characters, so that five bits of a byte select one; without I, O, 0 and 1. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 6;

export function freshCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

const WRONG_MAX = 10;
const REMEMBERED_MS = 600_000;
const PEOPLE_MAX = 10_000;

export interface WrongCodes {
  /** Whether the person has to wait before trying another code. */
  areMany(person: Person): boolean;
  note(person: Person): void;
}

/** `now` in Unix ms. */
export function wrongCodes(now: () => number): WrongCodes {
  const counts = new LRUCache<string, number>({
    ...atMost(PEOPLE_MAX),
    ttl: REMEMBERED_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    areMany: ({ player }) => (counts.get(player) ?? 0) >= WRONG_MAX,
    note: ({ player }) => void counts.set(player, (counts.get(player) ?? 0) + 1),
  };
}
