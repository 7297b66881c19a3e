// Who is compared with whom, and on which consent.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Locale } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { agreementWith, type Consent, consentOf, isProfileOpen } from "../../../src/players/index.ts";
import type { NamedPlayer } from "../../kit/resolve-person.ts";

export interface Pair {
  readonly caller: NamedPlayer;
  readonly target: NamedPlayer;
  readonly game: MatrixGame;
  /** The place's key; undefined for a private chat. */
  readonly place: string | undefined;
  readonly locale: Locale;
}

/** What allows it: an agreement (milliseconds since 1970), or the target's visibility. */
export type Basis = { readonly agreedAt: number } | { readonly level: Consent["level"] };

export async function basisOf(
  store: Store,
  { caller, target, place }: Pick<Pair, "caller" | "target" | "place">,
): Promise<Basis | undefined> {
  const agreement = await agreementWith(store, target, caller);
  if (agreement) return { agreedAt: agreement.at };
  const consent = await consentOf(store, target);
  return consent && isProfileOpen(consent, place) ? { level: consent.level } : undefined;
}
