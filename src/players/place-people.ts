// Who plays in a place, of those who agreed to be seen there. The boards are an index into the
// consents: whoever reads one looks at the consents again and mends it.

import type { Store } from "../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "./player.ts";
import { type Consent, consentOf, isProfileOpen } from "./visibility.ts";

/** A place in which nobody finished a match for so long is forgotten. */
const KEPT_MS = 366 * 86_400_000;
const LOOKED_AT = 200;
/** Who exports what is stored of them is looked for among so many. */
const SEARCHED = 10_000;

/** Somebody who plays in a place and lets it be seen. */
export interface PlacePerson extends PlayerId {
  readonly name: string;
}

/** Notes that somebody who agreed to be seen has played in these places; the latest first. */
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

/** Takes somebody off the lists of these places. */
export async function leavePlaces(store: Store, player: PlayerId, places: readonly string[]): Promise<void> {
  await Promise.all(places.map((place) => boardOf(store, place).remove(writePlayerId(player))));
}

/** Who plays in a place (its key) and has opened their profile to those who look from `seenFrom`, itself
 * unless told; who played there last comes first. */
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

/** When somebody last finished a match in these places, in milliseconds since 1970, where
 * stored. */
export async function lastPlayedIn(
  store: Store,
  player: PlayerId,
  places: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const me = writePlayerId(player);
  const found = await Promise.all(
    places.map(async (place) => {
      const entry = (await boardOf(store, place).top(SEARCHED)).find(({ member }) => member === me);
      return entry ? [[place, entry.score] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Whether the person played in the place since they agreed to be seen. */
export function playsIn({ places }: Consent, place: string): boolean {
  return places.includes(place);
}

function boardOf(store: Store, place: string) {
  return store.board(`people:${place}`);
}
