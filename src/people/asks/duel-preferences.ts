// How a person wants to be asked for duels, for each of their identities: whom they have
// blocked, and whose duels they take.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { nameHash } from "../identity/name-hashes.ts";
import { type PlayerId, playerNamed, writePlayerId } from "../identity/player.ts";
import { identitiesOf } from "../links/identities.ts";

/** `here`: people of places where one plays. */
export const DUELS_FROM = ["everyone", "here", "nobody"] as const;
export type DuelsFrom = (typeof DUELS_FROM)[number];

const preferences = z.strictObject({
  /** Newest last. Hashes of persons, because their data may be deleted, and the block stays. */
  blocked: z.array(z.strictObject({ mark: z.string(), at: z.number() })),
  takes: z
    .strictObject({
      from: z.enum(DUELS_FROM),
      /** Milliseconds since 1970: of several identities the newest counts. */
      at: z.number(),
      /** Keys of the places where the person was seen since it is `here`; latest first. */
      places: z.array(z.string()),
    })
    .optional(),
});

/** A stored block: of whom, and since when in milliseconds since 1970. */
export type Block = DuelPreferences["blocked"][number];
export type DuelPreferences = Readonly<z.infer<typeof preferences>>;

const PREFERENCES = personPart("duel-manners", preferences);

/** A person as they show themselves; `handle`: the @name by which others may know them. */
export interface ShownPerson extends PlayerId {
  readonly handle?: string | undefined;
}

/** The preferences of one of a person's identities. */
export interface IdentityPreferences {
  readonly player: PlayerId;
  readonly preferences: DuelPreferences;
}

/** The preferences of all identities of the person, the given one first. */
export async function preferencesOf(store: Store, player: PlayerId): Promise<readonly IdentityPreferences[]> {
  const identities = await identitiesOf(store, player);
  return Promise.all(
    identities.map(async (one) => ({ player: one, preferences: await ownPreferences(store, one) })),
  );
}

/** Those of this identity alone. */
export async function ownPreferences(store: Store, player: PlayerId): Promise<DuelPreferences> {
  return (await PREFERENCES.read(store, writePlayerId(player))) ?? { blocked: [] };
}

/** One atomic update of one identity's; `change` returns undefined to leave them as they are. */
export function changePreferences(
  store: Store,
  player: PlayerId,
  change: (before: DuelPreferences) => DuelPreferences | undefined,
): Promise<void> {
  return PREFERENCES.update(store, writePlayerId(player), (before) => {
    const next = change(before ?? { blocked: [] });
    const isEmpty = next && next.blocked.length === 0 && next.takes === undefined;
    return { next: isEmpty ? null : next, result: undefined };
  });
}

export function removePreferences(store: Store, player: PlayerId): Promise<boolean> {
  return PREFERENCES.remove(store, writePlayerId(player));
}

/** Stands for the identity in the lists of others; it tells nobody who it is. */
export function markOf(store: Store, player: PlayerId): string {
  return nameHash(store, "duel-block", writePlayerId(player), 16);
}

/** The marks of this identity as it shows itself: by id, and by @name where it has one. */
export function shownMarks(store: Store, { platform, id, handle }: ShownPerson): readonly string[] {
  const named = handle === undefined ? [] : [playerNamed(platform, handle)];
  return [{ platform, id }, ...named].map((one) => markOf(store, one));
}
