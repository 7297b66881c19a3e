// For whoever has just finished and is on no list: that it is so, and the button that changes it.

import type { Button, Caller, Place } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { consentOf } from "../../../src/people/index.ts";
import { showMeButton } from "../../kit/list-me.ts";
import type { DailyServices } from "../services.ts";

interface Unlisted {
  readonly lines: readonly string[];
  readonly buttons: readonly Button[];
}

/** Empty for whoever is on a list, here or elsewhere. */
export async function unlisted(
  { store }: Pick<DailyServices, "store">,
  caller: Caller,
  { kind }: Pick<Place, "kind">,
): Promise<Unlisted> {
  if (await consentOf(store, caller)) return { lines: [], buttons: [] };
  const { locale } = caller;
  const scope = kind === "private" ? "everywhere" : "here";
  return { lines: [say(locale, "daily-unlisted")], buttons: [showMeButton(scope, locale)] };
}
