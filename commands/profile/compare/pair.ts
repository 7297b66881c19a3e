// Who is compared with whom, and on which consent.

import { createHash } from "node:crypto";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Locale } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  agreementWith,
  type Consent,
  consentOf,
  isProfileOpen,
  type PlayerId,
  writePlayerId,
} from "../../../src/people/index.ts";
import type { NamedPlayer } from "../../kit/resolve-person.ts";

export interface Pair {
  readonly caller: NamedPlayer;
  readonly target: NamedPlayer;
  readonly game: MatrixGame;
  /** The place's key; undefined for a private chat. */
  readonly place: string | undefined;
  readonly locale: Locale;
}

/** What allows it: an agreement, or the target's visibility (given in milliseconds since 1970). */
export type Basis =
  | { readonly agreedAt: number }
  | { readonly level: Consent["level"]; readonly openedAt: number };

/** Two players and the key of the place where they are shown. */
export interface Compared {
  readonly caller: PlayerId;
  readonly target: PlayerId;
  readonly place: string | undefined;
}

export async function basisOf(store: Store, { caller, target, place }: Compared): Promise<Basis | undefined> {
  const agreement = await agreementWith(store, target, caller);
  if (agreement) return { agreedAt: agreement.at };
  const consent = await consentOf(store, target);
  return consent && isProfileOpen(consent, place)
    ? { level: consent.profile === "place" ? "place" : consent.level, openedAt: consent.at }
    : undefined;
}

const MARK_CHARACTERS = 8;

/**
 * Marks a comparison that was shown: the instant of the consent, to the millisecond, is told to
 * nobody else, so whoever knows the mark has seen the message. A consent that is withdrawn, or given
 * anew, ends it.
 */
export function basisMark(basis: Basis, { caller, target }: Omit<Compared, "place">): string {
  const at = "agreedAt" in basis ? basis.agreedAt : basis.openedAt;
  const text = ["compared", writePlayerId(caller), writePlayerId(target), at].join("|");
  return createHash("sha256").update(text).digest("base64url").slice(0, MARK_CHARACTERS);
}
