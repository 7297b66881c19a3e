// Links two accounts the way people do: a code shown on one side, typed on the other and confirmed by both.

import type { Locale } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { answerLink, claimLink, openLink, type PlayerId } from "../../../src/people/index.ts";

type Person = PlayerId & { readonly name: string; readonly locale?: Locale };

export async function linkAccounts(store: Store, one: Person, other: Person, now: number): Promise<void> {
  const [first, second] = [
    { locale: "en" as const, ...one },
    { locale: "en" as const, ...other },
  ];
  const { id, code = "" } = await openLink(store, first, now);
  const claim = await claimLink(store, second, code, now);
  if (claim.outcome !== "claimed") throw new Error(`not claimed: ${claim.outcome}`);
  for (const side of [second, first]) await answerLink(store, side, { id, answer: "yes", now });
}
