// Shows or hides a person, on every list that has them.

import type { Store } from "../../infra/store/index.ts";
import { leavePlaces } from "../choices/place-people.ts";
import { markHidden, markShown } from "../choices/public.ts";
import type { PlayerId } from "../identity/player.ts";
import { PREDICTOR, predictorKey } from "../rounds/predictor.ts";
import { enterRankings, leaveRankings, noteSeenIn } from "./rankings.ts";
import { enterDuelLists } from "./ratings.ts";

interface Listing {
  readonly gameIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `place`: the key of the chat in which they say so; undefined in private. */
export async function show(
  store: Store,
  player: PlayerId & { readonly name: string },
  { gameIds, place, now }: Listing & { readonly place: string | undefined },
): Promise<void> {
  await markShown(store, player);
  const shown = await noteSeenIn(store, player, place, now);
  if (!shown) return;
  const { places } = shown;
  for (const gameId of gameIds) {
    const document = await store.read(PREDICTOR, predictorKey(player, gameId));
    if (document) await enterRankings(store, player, { gameId, document, places, now });
    await enterDuelLists(store, player, gameId, places);
  }
}

/** Resolves to whether they were shown. */
export async function hide(store: Store, player: PlayerId, { gameIds, now }: Listing): Promise<boolean> {
  const { shown, places } = await markHidden(store, player);
  // Runs even if they weren't: a crash may have left an entry.
  await leavePlaces(store, player, places);
  await leaveRankings(store, player, { gameIds, places: ["everywhere", ...places], now });
  return shown;
}
