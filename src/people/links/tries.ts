// How many wrong codes a person has typed lately: a code is short, so guesses are few.

import { createHash } from "node:crypto";
import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";

/** Wrong codes of one person within `TRIES_MS`. */
export const TRIES_MAX = 5;
export const TRIES_MS = 600_000;

/** A hash of what was typed, and when, in milliseconds since 1970. */
const tries = z.array(z.strictObject({ typed: z.string(), at: z.number() }));

const TRIES = firstVersion("link-tries", tries);

/** Counts a try before it is looked at, so that many at once are no more; the same words count once.
 * Resolves to how many are left, or undefined where there was none. */
export function countTry(
  store: Store,
  player: PlayerId,
  code: string,
  now: number,
): Promise<number | undefined> {
  const typed = hashOf(code);
  return store.update(
    TRIES,
    writePlayerId(player),
    (before = []) => {
      const lately = before.filter(({ at }) => now - at < TRIES_MS);
      if (lately.some((one) => one.typed === typed))
        return { next: undefined, result: TRIES_MAX - lately.length };
      if (lately.length >= TRIES_MAX) return { next: undefined, result: undefined };
      return { next: [...lately, { typed, at: now }], result: TRIES_MAX - lately.length - 1 };
    },
    TRIES_MS,
  );
}

/** What turned out to be a code was no guess. */
export function forgiveTry(store: Store, player: PlayerId, code: string): Promise<void> {
  return store.update(
    TRIES,
    writePlayerId(player),
    (before = []) => {
      const rest = before.filter(({ typed }) => typed !== hashOf(code));
      return { next: rest.length > 0 ? rest : before.length > 0 ? null : undefined, result: undefined };
    },
    TRIES_MS,
  );
}

export async function triesOf(store: Store, player: PlayerId) {
  return store.read(TRIES, writePlayerId(player));
}

export function removeTries(store: Store, player: PlayerId): Promise<boolean> {
  return store.remove(TRIES, writePlayerId(player));
}

function hashOf(code: string): string {
  return createHash("sha256").update(`try|${code}`).digest("base64url").slice(0, 12);
}
