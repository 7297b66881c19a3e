// Counts a person's recent wrong codes: codes are short, so guesses are limited.

import { createHash } from "node:crypto";
import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";

/** Wrong codes allowed per person within `TRIES_MS`. */
export const TRIES_MAX = 5;
export const TRIES_MS = 600_000;

/** A hash of the typed code, and when, in milliseconds since 1970. */
const tries = z.array(z.strictObject({ typed: z.string(), at: z.number() }));

const TRIES = firstVersion("link-tries", tries);

/** Counts a try before the code is checked, so that concurrent ones don't get past the limit; the same code counts
 * once. Resolves to the number left, or undefined if there were none. */
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

/** Removes a try that turned out to be a valid code. */
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
