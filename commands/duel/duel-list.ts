// Which duels a person takes part in, and which duel a code stands for.

import { createHash, randomInt } from "node:crypto";
import { z } from "zod";
import { firstVersion } from "../../src/infra/document-kind.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { DUEL_KEPT_MS } from "./document.ts";

/** Newest first; older ones can still be played in their own messages. */
const LISTED_MAX = 60;

/** By identity: ids of duels, newest first. */
const DUEL_LIST = firstVersion("duel-list", z.array(z.strictObject({ id: z.string(), at: z.number() })));

/** By code: the duel's id. */
const DUEL_CODE = firstVersion("duel-code", z.strictObject({ duel: z.string() }));

/** Notes that the identity (`platform:id`) takes part; before the duel itself is stored, so that no
 * duel is left that its owner's deletion does not find. */
export function listDuel(store: Store, player: string, id: string, now: number): Promise<void> {
  return store.update(
    DUEL_LIST,
    player,
    (listed = []) => {
      if (listed.some((one) => one.id === id)) return { next: undefined, result: undefined };
      const kept = listed.filter(({ at }) => now - at < DUEL_KEPT_MS);
      return { next: [{ id, at: now }, ...kept].slice(0, LISTED_MAX), result: undefined };
    },
    DUEL_KEPT_MS,
  );
}

export async function duelsOf(store: Store, player: string): Promise<readonly string[]> {
  return ((await store.read(DUEL_LIST, player)) ?? []).map(({ id }) => id);
}

/** Resolves to whether there was a list. */
export function removeDuelList(store: Store, player: string): Promise<boolean> {
  return store.remove(DUEL_LIST, player);
}

/** Lets the code stand for the duel; false where it stands for another. */
export function takeCode(store: Store, code: string, duel: string, ttlMs: number): Promise<boolean> {
  return store.update(
    DUEL_CODE,
    codeKey(code),
    (known) => ({ next: known ? undefined : { duel }, result: !known || known.duel === duel }),
    ttlMs,
  );
}

/** The duel that a typed code stands for. */
export async function duelByCode(store: Store, typed: string): Promise<string | undefined> {
  return (await store.read(DUEL_CODE, codeKey(typed)))?.duel;
}

/** The code stands for nothing any more. */
export async function freeCode(store: Store, code: string): Promise<void> {
  await store.remove(DUEL_CODE, codeKey(code));
}

/** However it was typed: letters that look like digits are read as these. */
function codeKey(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .replaceAll("O", "0")
    .replaceAll("I", "1");
  return createHash("sha256").update(`duel-code|${plain}`).digest("base64url").slice(0, 22);
}

const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH = 6;

/** A code to be typed elsewhere: without letters and digits that look alike. */
export function freshCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}
