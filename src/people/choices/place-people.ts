// The shown players of a chat: an index of what they chose, repaired on every read.

import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../identity/player.ts";
import { type Shown, shownOf } from "./public.ts";

/** How long a chat's index is kept after its last finished match. */
const KEPT_MS = 366 * 86_400_000;
const LOOKED_AT = 200;

export interface PlacePerson extends PlayerId {
  readonly name: string;
}

/** Indexes a shown player's match in these chats, most recent first. */
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

/** The shown players of a chat (by its key), most recent first. */
export async function peopleOf(store: Store, place: string): Promise<readonly PlacePerson[]> {
  const entries = await boardOf(store, place).top(LOOKED_AT);
  const found = await Promise.all(
    entries.map(async ({ member }): Promise<PlacePerson | undefined> => {
      const player = readPlayerId(member);
      const shown = player && (await shownOf(store, player));
      if (player && shown && playsIn(shown, place)) return { ...player, name: shown.name };
      await boardOf(store, place).remove(member);
      return undefined;
    }),
  );
  return found.flatMap((one) => (one ? [one] : []));
}

/** The player's last finished match in each of these chats, in milliseconds since 1970, if stored. */
export async function lastPlayedIn(
  store: Store,
  player: PlayerId,
  places: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const me = writePlayerId(player);
  const found = await Promise.all(
    places.map(async (place) => {
      const people = await boardOf(store, place).top(Number.MAX_SAFE_INTEGER);
      return people.filter(({ member }) => member === me).map(({ score }) => [place, score] as const);
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Whether the person has played in the chat since they are shown. */
export function playsIn({ places }: Shown, place: string): boolean {
  return places.includes(place);
}

function boardOf(store: Store, place: string) {
  return store.board(`people:${place}`);
}
