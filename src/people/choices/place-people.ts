// The consenting players of a place: an index over the consents, repaired on every read.

import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../identity/player.ts";
import { type Consent, consentOf, isProfileOpen } from "./visibility.ts";

/** Time to live of a place since its last finished match. */
const KEPT_MS = 366 * 86_400_000;
const LOOKED_AT = 200;

export interface PlacePerson extends PlayerId {
  readonly name: string;
}

/** Indexes a consenting player's match in these places; latest first. */
export async function enterPlaces(
  store: Store,
  player: PlayerId,
  places: readonly string[],
  now: number,
): Promise<void> {
  await Promise.all(
    places.map((place, index) => boardOf(store, place).set(writePlayerId(player), now - index, KEPT_MS)),
  );
}

export async function leavePlaces(store: Store, player: PlayerId, places: readonly string[]): Promise<void> {
  await Promise.all(places.map((place) => boardOf(store, place).remove(writePlayerId(player))));
}

/** The consenting players of a place (its key), as visible from `seenFrom`; most recent first. */
export async function peopleOf(
  store: Store,
  place: string,
  seenFrom = place,
): Promise<readonly PlacePerson[]> {
  const entries = await boardOf(store, place).top(LOOKED_AT);
  const found = await Promise.all(
    entries.map(async ({ member }): Promise<PlacePerson | undefined> => {
      const player = readPlayerId(member);
      const consent = player && (await consentOf(store, player));
      if (!player || !consent || !playsIn(consent, place)) {
        await boardOf(store, place).remove(member);
        return undefined;
      }
      return isProfileOpen(consent, seenFrom) ? { ...player, name: consent.name } : undefined;
    }),
  );
  return found.flatMap((one) => (one ? [one] : []));
}

/** The player's last finished match in these places, in milliseconds since 1970, where stored. */
export async function lastPlayedIn(
  store: Store,
  player: PlayerId,
  places: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const me = writePlayerId(player);
  const found = await Promise.all(
    places.map(async (place) => {
      const at = await boardOf(store, place).scoreOf(me);
      return at === undefined ? [] : [[place, at] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Whether the person has played in the place since their consent. */
export function playsIn({ places }: Consent, place: string): boolean {
  return places.includes(place);
}

function boardOf(store: Store, place: string) {
  return store.board(`people:${place}`);
}
