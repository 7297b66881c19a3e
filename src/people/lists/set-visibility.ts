// Sets a player's visibility: the consent, and with it every list that shows them.

import type { Store } from "../../infra/store/index.ts";
import { enterPlaces, leavePlaces } from "../choices/place-people.ts";
import {
  type Consent,
  giveConsent,
  storedConsent,
  type Visibility,
  withdrawConsent,
} from "../choices/visibility.ts";
import type { PlayerId } from "../identity/player.ts";
import { PLAYER_GAME, playerGameKey } from "../rounds/player-game.ts";
import { enterLadders } from "./ladder.ts";
import { enterRankings, leaveRankings } from "./rankings.ts";

interface Opening {
  readonly level: Visibility;
  /** Absent: as open as the lists that show the person. */
  readonly profile?: Consent["profile"];
  readonly gameIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Sets the consent and updates every list; resolves to whether anything changed. */
export async function setVisibility(
  store: Store,
  player: PlayerId & { readonly name: string },
  { level, profile, gameIds, now }: Opening,
): Promise<boolean> {
  if (level === "private") return closeProfile(store, player, gameIds, now);
  const before = await storedConsent(store, player);
  const consent = await giveConsent(store, player, { level, profile }, now);
  if (level === "place") await leaveRankings(store, player, { gameIds, places: ["everywhere"], now });
  await enterPlaces(store, player, consent.places, now);
  await Promise.all(gameIds.map((gameId) => enter(store, player, consent, gameId, now)));
  return before?.level !== level || before.profile !== profile;
}

/** Withdraws the consent and removes the player from every list; resolves to whether there was a
 * consent. */
export async function closeProfile(
  store: Store,
  player: PlayerId,
  gameIds: readonly string[],
  now: number,
): Promise<boolean> {
  const before = await withdrawConsent(store, player);
  // Runs even without a consent: a crash may have left an entry.
  const places = before?.places ?? [];
  await leavePlaces(store, player, places);
  await leaveRankings(store, player, { gameIds, places: ["everywhere", ...places], now });
  return before !== undefined;
}

async function enter(
  store: Store,
  player: PlayerId,
  consent: Consent,
  gameId: string,
  now: number,
): Promise<void> {
  const document = await store.read(PLAYER_GAME, playerGameKey(player, gameId));
  if (document) await enterRankings(store, player, { consent, gameId, document, places: [], now });
  await enterLadders(store, player, { consent, gameId, places: consent.places, now });
}
