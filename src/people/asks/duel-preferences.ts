// A person's preferences for duel challenges, for each of their identities: whom they have blocked, and whose duels
// they accept.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { nameHash } from "../identity/name-hashes.ts";
import { type PlayerId, playerNamed, writePlayerId } from "../identity/player.ts";
import { identitiesOf } from "../links/identities.ts";

/** `here`: people in the chats where the person plays. */
export const DUELS_FROM = ["everyone", "here", "nobody"] as const;
export type DuelsFrom = (typeof DUELS_FROM)[number];

const preferences = z.strictObject({
  /** Newest last. Contains hashes of people, so a block survives the deletion of their data. */
  blocked: z.array(z.strictObject({ digest: z.string(), at: z.number() })),
  takes: z
    .strictObject({
      from: z.enum(DUELS_FROM),
      /** Milliseconds since 1970; among several identities, the newest setting counts. */
      at: z.number(),
      /** Keys of the chats where the person has been seen since choosing `here`, most recent first. */
      places: z.array(z.string()),
    })
    .optional(),
});

/** A stored block: the blocked person's hash, and since when in milliseconds since 1970. */
export type Block = DuelPreferences["blocked"][number];
export type DuelPreferences = Readonly<z.infer<typeof preferences>>;

const PREFERENCES = personPart("duel-manners", preferences);

/** A person as they appear; `handle`: the @name by which others may know them. */
export interface ShownPerson extends PlayerId {
  readonly handle?: string | undefined;
}

/** The preferences of one of a person's identities. */
export interface IdentityPreferences {
  readonly player: PlayerId;
  readonly preferences: DuelPreferences;
}

/** The preferences of all of the person's identities, the given one first. */
export async function preferencesOf(store: Store, player: PlayerId): Promise<readonly IdentityPreferences[]> {
  const identities = await identitiesOf(store, player);
  return Promise.all(
    identities.map(async (one) => ({ player: one, preferences: await ownPreferences(store, one) })),
  );
}

/** The preferences of this identity alone. */
export async function ownPreferences(store: Store, player: PlayerId): Promise<DuelPreferences> {
  return (await PREFERENCES.read(store, writePlayerId(player))) ?? { blocked: [] };
}

/** Atomically updates one identity's preferences; `change` returns undefined to leave them unchanged. */
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

/** A hash for the identity in other people's lists, which doesn't reveal who it is. */
export function digestOf(store: Store, player: PlayerId): string {
  return nameHash(store, "duel-block", writePlayerId(player), 16);
}

/** This identity's hashes as it appears: by id, and by @name if it has one. */
export function shownDigests(store: Store, { platform, id, handle }: ShownPerson): readonly string[] {
  const named = handle === undefined ? [] : [playerNamed(platform, handle)];
  return [{ platform, id }, ...named].map((one) => digestOf(store, one));
}
