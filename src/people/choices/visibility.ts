// Who may see a player's results: no one, unless the player consents.

import { z } from "zod";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { partsOf } from "../links/identities.ts";

/** `place`: people in the chats where the person plays; `everyone`: anyone else, too. */
export const VISIBILITY_LEVELS = ["private", "place", "everyone"] as const;
export type Visibility = (typeof VISIBILITY_LEVELS)[number];

/** Version of the consent text (`profile-shows-…`); increment it whenever the text changes. */
const CONSENT_TEXT = 1;

const NAME_CHARACTERS = 64;
const PLACES_KEPT = 50;

const consent = z.strictObject({
  level: z.enum(["place", "everyone"]),
  /** Who may see the profile, if that's more restricted than `level`, which governs lists. */
  profile: z.enum(["closed", "place"]).optional(),
  /** Version of the text agreed to. */
  text: z.int().positive(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Display name on the platform at the last finished match. */
  name: z.string(),
  /** Keys of the chats played in since consenting; most recent first. */
  places: z.array(z.string()),
  /** Inherited from a linked identity rather than chosen under this one; it ends with the link. */
  isLinked: z.literal(true).optional(),
});

/** A player's consent; without one, the player is private. */
export type Consent = Readonly<z.infer<typeof consent>>;

const CONSENT = personPart("consent", consent);

/** When they explicitly chose to be private, in milliseconds since 1970. Without a choice they're private, too, but
 * then a linked account's choice applies. */
const PRIVATE_CHOICE = personPart("private-choice", z.strictObject({ at: z.number() }));

/** The consent in effect; one to an outdated text doesn't count. With linked accounts, all choices count and the
 * strictest applies. */
export async function consentOf(store: Store, player: PlayerId): Promise<Consent | undefined> {
  const identities = await partsOf(store, player, CONSENT);
  const all = identities.map(({ part }) => (part?.text === CONSENT_TEXT ? part : undefined));
  const [own] = all;
  // An inherited consent ends with the link.
  if (identities.length === 1) return own?.isLinked ? undefined : own;
  if (!all.some(Boolean)) return undefined;
  const unset = identities.filter((_, at) => !all[at]);
  if ((await Promise.all(unset.map((one) => hasChosenPrivate(store, one.player)))).includes(true))
    return undefined;
  const agreed = all.flatMap((one) => one ?? []).reduce(stricter);
  return own ? agreed : { ...agreed, places: [], isLinked: true };
}

/** The choice made under this identity alone; undefined if there's none. */
export async function chosenVisibility(store: Store, player: PlayerId): Promise<Visibility | undefined> {
  const own = await storedConsent(store, player);
  if (own && !own.isLinked) return own.level;
  return (await hasChosenPrivate(store, player)) ? "private" : undefined;
}

/** Whether the player chose to be private under this identity. */
export async function hasChosenPrivate(store: Store, player: PlayerId): Promise<boolean> {
  return (await PRIVATE_CHOICE.read(store, writePlayerId(player))) !== undefined;
}

export function choosePrivate(store: Store, player: PlayerId, at: number): Promise<void> {
  return PRIVATE_CHOICE.update(store, writePlayerId(player), () => ({ next: { at }, result: undefined }));
}

/** Deletes the player's choice to be private; resolves to whether there was one. */
export function forgetPrivateChoice(store: Store, player: PlayerId): Promise<boolean> {
  return PRIVATE_CHOICE.remove(store, writePlayerId(player));
}

/** The consent stored for this identity alone. */
export function storedConsent(store: Store, player: PlayerId): Promise<Consent | undefined> {
  return CONSENT.read(store, writePlayerId(player));
}

/** The first consent, restricted to what both allow. */
function stricter(one: Consent, other: Consent): Consent {
  const level = one.level === other.level ? one.level : "place";
  const opened = [profileLevel(one), profileLevel(other), level].toSorted(byOpenness)[0];
  return { ...one, ...listedOnly(level, opened) };
}

const OPENNESS = ["closed", "place", "everyone"] as const;

function byOpenness(a: (typeof OPENNESS)[number], b: (typeof OPENNESS)[number]): number {
  return OPENNESS.indexOf(a) - OPENNESS.indexOf(b);
}

/** Who may see the profile. */
export function profileLevel(consent: Consent | undefined): (typeof OPENNESS)[number] {
  return consent ? (consent.profile ?? consent.level) : "closed";
}

/** `level` for lists, with the profile restricted to the narrower of `level` and `opened`. */
export function listedOnly(
  level: Consent["level"],
  opened: (typeof OPENNESS)[number] = "closed",
): Pick<Consent, "level" | "profile"> {
  return { level, profile: opened === "everyone" || opened === level ? undefined : opened };
}

/** Whether the consent covers the profile itself. */
export function isProfileAgreed(consent: Consent): boolean {
  return profileLevel(consent) !== "closed";
}

/** Whether the consent covers milestones and days in a row. */
export function areMilestonesAgreed({ profile }: Consent): boolean {
  return profile === undefined;
}

/** Whether the consent allows listing the player on the board of a chat (by its key), or of `everywhere`. */
export function isShownIn({ level, places }: Consent, place: string): boolean {
  return place === "everywhere" ? level === "everyone" : places.includes(place);
}

/** Whether the profile may be shown in a chat (its key; undefined for a private chat). */
export function isProfileOpen(consent: Consent | undefined, place: string | undefined): boolean {
  const level = profileLevel(consent);
  if (!consent || level === "closed") return false;
  return level === "everyone" || (place !== undefined && consent.places.includes(place));
}

/** Stores consent to the current text under this identity; the chats of an earlier consent are kept. */
export function giveConsent(
  store: Store,
  player: PlayerId & { readonly name: string },
  given: Pick<Consent, "level" | "profile">,
  at: number,
): Promise<Consent> {
  return CONSENT.update(store, writePlayerId(player), (before) => {
    const next = {
      ...given,
      text: CONSENT_TEXT,
      at,
      name: shownName(player.name),
      places: before?.places ?? [],
    };
    return { next, result: next };
  });
}

/** Withdraws the consent; resolves to its former state. */
export async function withdrawConsent(store: Store, player: PlayerId): Promise<Consent | undefined> {
  return CONSENT.update(store, writePlayerId(player), (before) => ({ next: null, result: before }));
}

/** The updated consent, and the chats dropped because of the limit. */
interface Seen {
  readonly consent: Consent;
  readonly forgotten: readonly string[];
}

/** Stores a consenting player's current name and chat. */
export async function noteSeen(
  store: Store,
  player: PlayerId & { readonly name: string },
  place: string | undefined,
): Promise<Seen | undefined> {
  const name = shownName(player.name);
  const agreed = await consentOf(store, player);
  if (!agreed) return undefined;
  return CONSENT.update(store, writePlayerId(player), (found) => {
    // A linked account's choice applies here, too.
    const before = found ?? (agreed.isLinked ? agreed : undefined);
    if (!before) return { next: undefined, result: undefined };
    const earlier = before.places.filter((one) => one !== place);
    const places = place === undefined ? before.places : [place, ...earlier].slice(0, PLACES_KEPT);
    const next = { ...before, name, places };
    const isSame =
      found !== undefined &&
      before.name === name &&
      before.places[0] === places[0] &&
      before.places.length === places.length;
    const forgotten = before.places.filter((one) => !places.includes(one));
    return {
      next: isSame ? undefined : next,
      result: { consent: { ...next, level: agreed.level, profile: agreed.profile }, forgotten },
    };
  });
}

function shownName(name: string): string {
  return [...nameInText(name)].slice(0, NAME_CHARACTERS).join("");
}
