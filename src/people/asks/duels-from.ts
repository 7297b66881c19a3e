// Whose duels a person takes: everyone's, those of people of places where they play, or nobody's. To take
// no challenges at all is another setting, and goes before this one.

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

/** The setting of a person, with the identity under which it stands: the newest of all. */
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

/** `place`: where the person says so (its key); undefined: in private. */
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
    // What is set last counts, also where another identity's clock was ahead.
    return { ...own, takes: { from, at: Math.max(now, before.at + 1), places } };
  });
}

/** Where people may see how the person plays, which is known already. */
async function consentedPlaces(store: Store, me: PlayerId): Promise<readonly string[]> {
  const consents = await Promise.all((await identitiesOf(store, me)).map((one) => consentOf(store, one)));
  return consents.flatMap((one) => one?.places ?? []);
}

/** Notes that the person plays in a place (its key), for those who asked for it by `here`. */
export async function noteDuelPlace(store: Store, me: PlayerId, place: string): Promise<void> {
  await notePlaceAmong(store, await preferencesOf(store, me), place);
}

/** As `noteDuelPlace`, of somebody whose preferences have been read. */
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

/** Whether the person takes duels from people of the place (its key; undefined: a private chat, none). */
export function takesFrom(all: readonly IdentityPreferences[], place: string | undefined): boolean {
  const { from, places } = settingAmong(all).takes;
  return from === "everyone" || (from === "here" && place !== undefined && places.includes(place));
}
