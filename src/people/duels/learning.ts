// Whether the fortune-teller may learn from a person's duels. It's opt-in, for all games.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { partsOf } from "../links/identities.ts";

/** Milliseconds since 1970. */
const learning = z.strictObject({ at: z.number() });

/** Present while the person allows it. */
export const LEARNING = personPart("duel-learning", learning);

/** When the player opted in under this identity; undefined if they didn't. @throws StoreError */
export async function duelLearningOf(
  store: Store,
  player: PlayerId,
): Promise<{ readonly at: number } | undefined> {
  return LEARNING.read(store, writePlayerId(player));
}

/** Whether the person opted in under any of their identities. @throws StoreError */
export async function learnsFromDuels(store: Store, player: PlayerId): Promise<boolean> {
  return (await partsOf(store, player, LEARNING)).some(({ part }) => part !== undefined);
}

/** Opts in; false if that was so already. @throws StoreError */
export async function learnFromDuels(store: Store, player: PlayerId, at: number): Promise<boolean> {
  if (await learnsFromDuels(store, player)) return false;
  return LEARNING.update(store, writePlayerId(player), (before) =>
    before ? { next: undefined, result: false } : { next: { at }, result: true },
  );
}

/** Deletes this identity's opt-in; true if there was one. @throws StoreError */
export function removeDuelLearning(store: Store, player: PlayerId): Promise<boolean> {
  return LEARNING.remove(store, writePlayerId(player));
}
