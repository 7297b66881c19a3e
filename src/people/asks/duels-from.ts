// Whose duels a person accepts: everyone's, those of people in chats where they play, or no one's. Accepting no
// challenges at all is a separate setting, which takes precedence.

import type { Store } from "../../infra/store/index.ts";
import { consentOf } from "../choices/visibility.ts";
import type { PlayerId } from "../identity/player.ts";
import { identitiesOf } from "../links/identities.ts";
import {
  changePreferences,
  type DuelPreferences,
  type DuelsFrom,
  type IdentityPreferences,
  preferencesOf,
} from "./duel-preferences.ts";

const PLACES_KEPT = 50;
const EVERYONE: NonNullable<DuelPreferences["takes"]> = { from: "everyone", at: 0, places: [] };

/** The person's setting and the identity that made it; the newest one over all identities. */
function settingAmong(all: readonly IdentityPreferences[]): {
  readonly player: PlayerId | undefined;
  readonly takes: NonNullable<DuelPreferences["takes"]>;
} {
  const set = all.flatMap(({ player, preferences: { takes } }) => (takes ? [{ player, takes }] : []));
  return set.toSorted((x, y) => y.takes.at - x.takes.at)[0] ?? { player: undefined, takes: EVERYONE };
}

export async function duelsFrom(store: Store, me: PlayerId): Promise<DuelsFrom> {
  return settingAmong(await preferencesOf(store, me)).takes.from;
}

/** `place`: the key of the chat where the setting is made; undefined in private. */
export async function setDuelsFrom(
  store: Store,
  me: PlayerId,
  {
    from,
    place,
    now,
  }: { readonly from: DuelsFrom; readonly place: string | undefined; readonly now: number },
): Promise<void> {
  const before = settingAmong(await preferencesOf(store, me)).takes;
  const known = from === "here" ? [...before.places, ...(await consentedPlaces(store, me))] : [];
  await changePreferences(store, me, (own) => {
    const here = from === "here" && place !== undefined ? [place] : [];
    const places = [...new Set([...here, ...known])].slice(0, PLACES_KEPT);
    // The last choice must win, even if an earlier one came from a process whose clock was ahead.
    return { ...own, takes: { from, at: Math.max(now, before.at + 1), places } };
  });
}

/** Chats where people may see the person's results, and so already know that they play there. */
async function consentedPlaces(store: Store, me: PlayerId): Promise<readonly string[]> {
  const consents = await Promise.all((await identitiesOf(store, me)).map((one) => consentOf(store, one)));
  return consents.flatMap((one) => one?.places ?? []);
}

/** Records that the person plays in a chat (by its key), if they chose `here`. */
export async function noteDuelPlace(store: Store, me: PlayerId, place: string): Promise<void> {
  await notePlaceAmong(store, await preferencesOf(store, me), place);
}

/** Like `noteDuelPlace`, for someone whose preferences have been read already. */
export async function notePlaceAmong(
  store: Store,
  all: readonly IdentityPreferences[],
  place: string,
): Promise<void> {
  const { player, takes } = settingAmong(all);
  if (!player || takes.from !== "here" || takes.places.includes(place)) return;
  await changePreferences(store, player, (own) => {
    if (own.takes?.from !== "here") return undefined;
    const others = own.takes.places.filter((one) => one !== place);
    return { ...own, takes: { ...own.takes, places: [place, ...others].slice(0, PLACES_KEPT) } };
  });
}

/** Whether the person accepts duels from people in this chat (its key; undefined in a private chat). */
export function takesFrom(all: readonly IdentityPreferences[], place: string | undefined): boolean {
  const { from, places } = settingAmong(all).takes;
  return from === "everyone" || (from === "here" && place !== undefined && places.includes(place));
}
