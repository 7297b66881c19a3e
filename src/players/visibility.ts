// Who may see a player's results: nobody without the player's consent, in a document of its own.

import { z } from "zod";
import { firstVersion } from "../infra/document-kind.ts";
import { nameInText } from "../infra/i18n/name-in-text.ts";
import type { Store } from "../infra/store/index.ts";
import { identitiesOf } from "./links/identities.ts";
import { type PlayerId, writePlayerId } from "./player.ts";

/** `place`: people of the places where the person plays; `everyone`: anybody else, too. */
export const VISIBILITY_LEVELS = ["private", "place", "everyone"] as const;
export type Visibility = (typeof VISIBILITY_LEVELS)[number];

/** Version of the consent text (`profile-shows-…`); increment it whenever the text changes. */
const CONSENT_TEXT = 5;
/** From this version on the text covers the profile itself; 3 says the same in fewer words. */
const PROFILE_TEXT = 2;
/** From this version on the text covers ratings of duels. */
const LADDER_TEXT = 4;
/** From this version on the text covers milestones and days in a row. */
const MILESTONES_TEXT = 5;

const NAME_CHARACTERS = 64;
const PLACES_KEPT = 50;

const consent = z.strictObject({
  level: z.enum(["place", "everyone"]),
  /** Version of the accepted text. */
  text: z.int().positive(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Display name on the platform at the last finished match. */
  name: z.string(),
  /** Keys of the places played in since then; latest first. */
  places: z.array(z.string()),
});

/** A player's consent; without one the player is private. */
export type Consent = Readonly<z.infer<typeof consent>>;

const CONSENT = firstVersion("consent", consent);

/** The consent that is in effect: where linked accounts differ, the stricter one. */
export async function consentOf(store: Store, player: PlayerId): Promise<Consent | undefined> {
  const own = await storedConsent(store, player);
  // Fast path: most players are private.
  if (!own) return undefined;
  const [, ...others] = await identitiesOf(store, player);
  const theirs = await Promise.all(others.map((one) => storedConsent(store, one)));
  return theirs.reduce<Consent | undefined>(stricter, own);
}

/** What was agreed to under this identity alone. */
export function storedConsent(store: Store, player: PlayerId): Promise<Consent | undefined> {
  return store.read(CONSENT, writePlayerId(player));
}

/** The first one, to what both agree to. */
function stricter(one: Consent | undefined, other: Consent | undefined): Consent | undefined {
  if (!one || !other) return undefined;
  const level = one.level === other.level ? one.level : "place";
  return { ...one, level, text: Math.min(one.text, other.text) };
}

/** Whether the accepted text covers the profile itself. */
export function isProfileAgreed({ text }: Consent): boolean {
  return text >= PROFILE_TEXT;
}

/** Whether the accepted text covers the ladder of duels. */
export function isLadderAgreed({ text }: Consent): boolean {
  return text >= LADDER_TEXT;
}

/** Whether the accepted text covers milestones and days in a row. */
export function areMilestonesAgreed({ text }: Consent): boolean {
  return text >= MILESTONES_TEXT;
}

/** Whether the consent lists its player on the board of a place (its key), or of `everywhere`. */
export function isShownIn({ level, places }: Consent, place: string): boolean {
  return place === "everywhere" ? level === "everyone" : places.includes(place);
}

/** Whether the profile may be shown in a place (its key; undefined: a private chat, no place). */
export function isProfileOpen(consent: Consent | undefined, place: string | undefined): boolean {
  if (!consent || !isProfileAgreed(consent)) return false;
  return consent.level === "everyone" || (place !== undefined && consent.places.includes(place));
}

/** Stores consent to the present text, under this identity; the places of an earlier consent stay. */
export function giveConsent(
  store: Store,
  player: PlayerId & { readonly name: string },
  level: Consent["level"],
  at: number,
): Promise<Consent> {
  return store.update(CONSENT, writePlayerId(player), (before) => {
    const next = {
      level,
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
  return store.update(CONSENT, writePlayerId(player), (before) => ({ next: null, result: before }));
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
  return store.update(CONSENT, writePlayerId(player), (before) => {
    if (!before) return { next: undefined, result: undefined };
    const earlier = before.places.filter((one) => one !== place);
    const places = place === undefined ? before.places : [place, ...earlier].slice(0, PLACES_KEPT);
    const next = { ...before, name, places };
    const isSame =
      before.name === name && before.places[0] === places[0] && before.places.length === places.length;
    const forgotten = before.places.filter((one) => !places.includes(one));
    return {
      next: isSame ? undefined : next,
      result: { consent: { ...next, level: agreed.level }, forgotten },
    };
  });
}

function shownName(name: string): string {
  return [...nameInText(name)].slice(0, NAME_CHARACTERS).join("");
}
