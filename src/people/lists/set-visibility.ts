// Sets a player's visibility: the consent, and with it every list that shows them.

import type { Store } from "../../infra/store/index.ts";
import { enterPlaces, leavePlaces } from "../choices/place-people.ts";
import {
  type Consent,
  choosePrivate,
  giveConsent,
  storedConsent,
  type Visibility,
  withdrawConsent,
} from "../choices/visibility.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf, linkOf } from "../links/identities.ts";
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

/** Sets the consent for all the person's accounts and updates every list; resolves to whether anything changed. */
export async function setVisibility(
  store: Store,
  player: PlayerId & { readonly name: string },
  opening: Opening,
): Promise<boolean> {
  const people = await namedIdentities(store, player);
  const changed: boolean[] = [];
  for (const one of people) changed.push(await setOne(store, one, opening));
  return changed.includes(true);
}

/** Each account with its name on its own platform, so that no platform shows the name from a different one. */
async function namedIdentities(store: Store, player: PlayerId & { readonly name: string }) {
  const [, ...others] = await identitiesOf(store, player);
  if (others.length === 0) return [player];
  const sides = (await linkOf(store, player))?.sides ?? [];
  const named = others.map(async (one) => {
    const linkedAs = sides.find((side) => side.player === writePlayerId(one))?.name;
    return { ...one, name: (await storedConsent(store, one))?.name ?? linkedAs ?? "" };
  });
  return [player, ...(await Promise.all(named))];
}

async function setOne(
  store: Store,
  player: PlayerId & { readonly name: string },
  { level, profile, gameIds, now }: Opening,
): Promise<boolean> {
  if (level === "private") {
    await choosePrivate(store, player, now);
    return closeProfile(store, player, gameIds, now);
  }
  const before = await storedConsent(store, player);
  const consent = await giveConsent(store, player, { level, profile }, now);
  if (level === "place") await leaveRankings(store, player, { gameIds, places: ["everywhere"], now });
  await enterPlaces(store, player, consent.places, now);
  await Promise.all(gameIds.map((gameId) => enter(store, player, consent, gameId, now)));
  return before?.level !== level || before.profile !== profile;
}

/** Withdraws this identity's consent and removes the player from every list; resolves to whether there was a
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
