// What a rated duel leaves on the lists of its place.

import type { Store } from "../../infra/store/index.ts";
import type { PlayerId } from "../player.ts";
import { noteSeenIn } from "../rankings.ts";
import { enterLadders } from "./board.ts";

/** Indexes a player's duel and place; nothing for a private player. */
export async function noteDuelled(
  store: Store,
  player: PlayerId & { readonly name: string },
  { gameId, place, now }: { gameId: string; place: string | undefined; now: number },
): Promise<void> {
  const consent = await noteSeenIn(store, player, place, now);
  // All places: a rating is one, wherever the duel was.
  if (consent) await enterLadders(store, player, { consent, gameId, places: consent.places, now });
}
