// Who may see a player's results: no one, unless the player consents.

import { z } from "zod";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";

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
});

/** A player's consent; without one, the player is private. */
export type Consent = Readonly<z.infer<typeof consent>>;

const CONSENT = personPart("consent", consent);

/** The consent in effect; one to an outdated text doesn't count. */
export async function consentOf(store: Store, player: PlayerId): Promise<Consent | undefined> {
  const own = await storedConsent(store, player);
  return own?.text === CONSENT_TEXT ? own : undefined;
}

/** The stored consent, even to an outdated text. */
export function storedConsent(store: Store, player: PlayerId): Promise<Consent | undefined> {
  return CONSENT.read(store, writePlayerId(player));
}

const OPENNESS = ["closed", "place", "everyone"] as const;

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

/** Stores consent to the current text; the chats of an earlier consent are kept. */
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
  return CONSENT.update(store, writePlayerId(player), (before) => {
    if (!before) return { next: undefined, result: undefined };
    const earlier = before.places.filter((one) => one !== place);
    const places = place === undefined ? before.places : [place, ...earlier].slice(0, PLACES_KEPT);
    const next = { ...before, name, places };
    const isSame =
      before.name === name && before.places[0] === places[0] && before.places.length === places.length;
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
