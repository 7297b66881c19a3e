// The two players compared, and the consent it rests on.

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
  /** The chat's key; undefined for a private chat. */
  readonly place: string | undefined;
  readonly locale: Locale;
}

/** What allows the comparison: an agreement, or the target's visibility (times in Unix ms). */
export type Basis =
  | { readonly agreedAt: number }
  | { readonly level: Consent["level"]; readonly openedAt: number };

/** Two players and the key of the chat where the comparison is shown. */
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

const DIGEST_CHARACTERS = 8;

/**
 * Identifies a comparison that was shown. It's derived from the time of the consent in milliseconds, which isn't
 * published, so a press that carries the digest comes from the message. Withdrawing or renewing the consent invalidates
 * it.
 */
export function basisDigest(basis: Basis, { caller, target }: Omit<Compared, "place">): string {
  const at = "agreedAt" in basis ? basis.agreedAt : basis.openedAt;
  const text = ["compared", writePlayerId(caller), writePlayerId(target), at].join("|");
  return createHash("sha256").update(text).digest("base64url").slice(0, DIGEST_CHARACTERS);
}
