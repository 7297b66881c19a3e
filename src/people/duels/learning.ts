// Whether the fortune-teller may learn from a person's duels: only where they said so, for all games.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { partsOf } from "../links/identities.ts";

/** Milliseconds since 1970. */
const learning = z.strictObject({ at: z.number() });

/** There while the person wants it. */
export const LEARNING = personPart("duel-learning", learning);

/** When the player said so, under this identity; undefined: they did not. @throws StoreError */
export async function duelLearningOf(
  store: Store,
  player: PlayerId,
): Promise<{ readonly at: number } | undefined> {
  return LEARNING.read(store, writePlayerId(player));
}

/** Whether the person said so under any of their identities. @throws StoreError */
export async function learnsFromDuels(store: Store, player: PlayerId): Promise<boolean> {
  return (await partsOf(store, player, LEARNING)).some(({ part }) => part !== undefined);
}

/** False where it was so already. @throws StoreError */
export async function learnFromDuels(store: Store, player: PlayerId, at: number): Promise<boolean> {
  if (await learnsFromDuels(store, player)) return false;
  return LEARNING.update(store, writePlayerId(player), (before) =>
    before ? { next: undefined, result: false } : { next: { at }, result: true },
  );
}

/** What was said under this identity alone is forgotten; true if there was anything. @throws StoreError */
export function removeDuelLearning(store: Store, player: PlayerId): Promise<boolean> {
  return LEARNING.remove(store, writePlayerId(player));
}
