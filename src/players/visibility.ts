// Who may see how a player does: nobody, until the player consents, in a document of its own.

import { z } from "zod";
import { firstVersion } from "../infra/document-kind.ts";
import { nameInText } from "../infra/i18n/name-in-text.ts";
import type { Store } from "../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "./player.ts";

/** `place`: who sees the places where the person plays; `everyone`: whoever looks at all, too. */
export const VISIBILITY_LEVELS = ["private", "place", "everyone"] as const;
export type Visibility = (typeof VISIBILITY_LEVELS)[number];

/** The version of the text (`profile-shows-…`); rises with whatever it promises or shows. */
const CONSENT_TEXT = 2;
/** From this version on the words say that the profile itself is shown. */
const PROFILE_TEXT = 2;

const NAME_CHARACTERS = 64;
const PLACES_KEPT = 50;

const consent = z.strictObject({
  level: z.enum(["place", "everyone"]),
  /** The version of the text that was agreed to. */
  text: z.int().positive(),
  /** When, in milliseconds since 1970. */
  at: z.number(),
  /** The name to be shown: the one on the platform when they last finished a match. */
  name: z.string(),
  /** The places played in since then, by their keys; the latest first. */
  places: z.array(z.string()),
});

/** A player's consent. Who has none is private. */
export type Consent = Readonly<z.infer<typeof consent>>;

const CONSENT = firstVersion("consent", consent);

/** What the player has agreed to; undefined for a private one. */
export function consentOf(store: Store, player: PlayerId): Promise<Consent | undefined> {
  return store.read(CONSENT, writePlayerId(player));
}

/** Whether the words that were agreed to say that the profile itself is shown. */
export function isProfileAgreed({ text }: Consent): boolean {
  return text >= PROFILE_TEXT;
}

/** Whether the profile of somebody with this consent may be shown to those in a place (its key;
 * undefined: in no place but a private chat). */
export function isProfileOpen(consent: Consent | undefined, place: string | undefined): boolean {
  if (!consent || !isProfileAgreed(consent)) return false;
  return consent.level === "everyone" || (place !== undefined && consent.places.includes(place));
}

/** Agrees, now and to the present text; the places of an earlier consent stay. */
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

/** Takes it back; resolves to what it was. */
export async function withdrawConsent(store: Store, player: PlayerId): Promise<Consent | undefined> {
  return store.update(CONSENT, writePlayerId(player), (before) => ({ next: null, result: before }));
}

/** A consent after its player was seen, and the places for which it has no room any more. */
interface Seen {
  readonly consent: Consent;
  readonly forgotten: readonly string[];
}

/** Notes the present name and place of a player who has agreed; of others nothing. */
export async function noteSeen(
  store: Store,
  player: PlayerId & { readonly name: string },
  place: string | undefined,
): Promise<Seen | undefined> {
  const name = shownName(player.name);
  // Most players are private: for them a look is enough.
  if (!(await consentOf(store, player))) return undefined;
  return store.update(CONSENT, writePlayerId(player), (before) => {
    if (!before) return { next: undefined, result: undefined };
    const earlier = before.places.filter((one) => one !== place);
    const places = place === undefined ? before.places : [place, ...earlier].slice(0, PLACES_KEPT);
    const next = { ...before, name, places };
    const isSame =
      before.name === name && before.places[0] === places[0] && before.places.length === places.length;
    const forgotten = before.places.filter((one) => !places.includes(one));
    return { next: isSame ? undefined : next, result: { consent: next, forgotten } };
  });
}

function shownName(name: string): string {
  return [...nameInText(name)].slice(0, NAME_CHARACTERS).join("");
}
