// A player's name for readers on other platforms: only what the player has allowed.

import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { unlinked } from "../../src/infra/i18n/name-in-text.ts";
import type { NameAcross } from "../../src/people/index.ts";
import { shownName } from "./shown-name.ts";

/** What readers on other platforms see instead of the player's display name; undefined: nothing. */
export function allowedName(setting: NameAcross, displayName: string): string | undefined {
  if (setting.shows === "word") return shownName(setting.word);
  const shown = setting.shows === "here" ? shownName(unlinked(displayName)) : "";
  return shown === "" ? undefined : shown;
}

/** The name for a reader on a different platform. `platform`: the player's; `allowed`: see `allowedName`. */
export function nameAcross(platform: string, allowed: string | undefined, locale: Locale): string {
  return allowed ?? say(locale, "account-name-nobody", { platform });
}
