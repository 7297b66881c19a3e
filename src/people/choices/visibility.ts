// Who may see a player's results: nobody without the player's consent.

import { z } from "zod";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { partsOf } from "../links/identities.ts";

/** `place`: people of the places where the person plays; `everyone`: anybody else, too. */
export const VISIBILITY_LEVELS = ["private", "place", "everyone"] as const;
export type Visibility = (typeof VISIBILITY_LEVELS)[number];

/** Version of the consent text (`profile-shows-…`); increment it whenever the text changes. */
const CONSENT_TEXT = 1;

const NAME_CHARACTERS = 64;
const PLACES_KEPT = 50;

const consent = z.strictObject({
  level: z.enum(["place", "everyone"]),
  /** How far the profile is open, where that is less far than lists show the person. */
  profile: z.enum(["closed", "place"]).optional(),
  /** Version of the accepted text. */
  text: z.int().positive(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Display name on the platform at the last finished match. */
  name: z.string(),
  /** Keys of the places played in since then; latest first. */
  places: z.array(z.string()),
  /** Nobody chose it under this identity: it follows from a linked one, and ends with the link. */
  isLinked: z.literal(true).optional(),
});

/** A player's consent; without one the player is private. */
export type Consent = Readonly<z.infer<typeof consent>>;

const CONSENT = personPart("consent", consent);

/** That they chose to be private, in milliseconds since 1970. Without a choice they are private, too,
 * but a linked account's choice holds. */
const PRIVATE_CHOICE = personPart("private-choice", z.strictObject({ at: z.number() }));

/** The consent that is in effect; one to another text than the present counts for none. Of linked accounts
 * every choice counts, and the strictest holds. */
export async function consentOf(store: Store, player: PlayerId): Promise<Consent | undefined> {
  const identities = await partsOf(store, player, CONSENT);
  const all = identities.map(({ part }) => (part?.text === CONSENT_TEXT ? part : undefined));
  const [own] = all;
  // What followed from a link ends with it.
  if (identities.length === 1) return own?.isLinked ? undefined : own;
  if (!all.some(Boolean)) return undefined;
  const unset = identities.filter((_, at) => !all[at]);
  if ((await Promise.all(unset.map((one) => hasChosenPrivate(store, one.player)))).includes(true))
    return undefined;
  const agreed = all.flatMap((one) => one ?? []).reduce(stricter);
  return own ? agreed : { ...agreed, places: [], isLinked: true };
}

/** What they chose under this identity alone; undefined: nothing. */
export async function chosenVisibility(store: Store, player: PlayerId): Promise<Visibility | undefined> {
  const own = await storedConsent(store, player);
  if (own && !own.isLinked) return own.level;
  return (await hasChosenPrivate(store, player)) ? "private" : undefined;
}

/** Under this identity alone. */
export async function hasChosenPrivate(store: Store, player: PlayerId): Promise<boolean> {
  return (await PRIVATE_CHOICE.read(store, writePlayerId(player))) !== undefined;
}

export function choosePrivate(store: Store, player: PlayerId, at: number): Promise<void> {
  return PRIVATE_CHOICE.update(store, writePlayerId(player), () => ({ next: { at }, result: undefined }));
}

/** Forgets that the player chose to be private; resolves to whether they had. */
export function forgetPrivateChoice(store: Store, player: PlayerId): Promise<boolean> {
  return PRIVATE_CHOICE.remove(store, writePlayerId(player));
}

/** What was agreed to under this identity alone. */
export function storedConsent(store: Store, player: PlayerId): Promise<Consent | undefined> {
  return CONSENT.read(store, writePlayerId(player));
}

/** The first one, to what both agree to. */
function stricter(one: Consent, other: Consent): Consent {
  const level = one.level === other.level ? one.level : "place";
  const opened = [profileLevel(one), profileLevel(other), level].toSorted(byOpenness)[0];
  return { ...one, ...listedOnly(level, opened) };
}

const OPENNESS = ["closed", "place", "everyone"] as const;

function byOpenness(a: (typeof OPENNESS)[number], b: (typeof OPENNESS)[number]): number {
  return OPENNESS.indexOf(a) - OPENNESS.indexOf(b);
}

/** How far the profile is open. */
export function profileLevel(consent: Consent | undefined): (typeof OPENNESS)[number] {
  return consent ? (consent.profile ?? consent.level) : "closed";
}

/** `level` for lists, and the profile no further open than it is. */
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

/** Whether the consent lists its player on the board of a place (its key), or of `everywhere`. */
export function isShownIn({ level, places }: Consent, place: string): boolean {
  return place === "everywhere" ? level === "everyone" : places.includes(place);
}

/** Whether the profile may be shown in a place (its key; undefined: a private chat, no place). */
export function isProfileOpen(consent: Consent | undefined, place: string | undefined): boolean {
  const level = profileLevel(consent);
  if (!consent || level === "closed") return false;
  return level === "everyone" || (place !== undefined && consent.places.includes(place));
}

/** Stores consent to the present text, under this identity; the places of an earlier consent stay. */
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

/** The updated consent, and the places dropped beyond its limit. */
interface Seen {
  readonly consent: Consent;
  readonly forgotten: readonly string[];
}

/** Stores the present name and place of a consenting player. */
export async function noteSeen(
  store: Store,
  player: PlayerId & { readonly name: string },
  place: string | undefined,
): Promise<Seen | undefined> {
  const name = shownName(player.name);
  const agreed = await consentOf(store, player);
  if (!agreed) return undefined;
  return CONSENT.update(store, writePlayerId(player), (found) => {
    // The choice of a linked account holds here, too.
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
