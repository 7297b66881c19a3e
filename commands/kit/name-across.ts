// The name of a player for readers on another platform: only what the player has allowed.

import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { unlinked } from "../../src/infra/i18n/name-in-text.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { type NameAcross, nameAcrossOf, type PlayerId } from "../../src/players/index.ts";
import { shownName } from "./shown-name.ts";

/** By which name a reader on another platform sees the player. `displayName`: that of the player's own
 * platform; `locale`: the reader's. @throws StoreError */
export async function nameAcross(
  store: Store,
  player: PlayerId,
  displayName: string,
  locale: Locale,
): Promise<string> {
  const setting = await nameAcrossOf(store, player);
  return nameShownAcross(setting, { platform: player.platform, name: displayName }, locale);
}

/** The same, where the setting is known. */
export function nameShownAcross(
  setting: NameAcross,
  { platform, name }: { readonly platform: string; readonly name: string },
  locale: Locale,
): string {
  if (setting.shows === "word") return shownName(setting.word);
  const shown = setting.shows === "here" ? shownName(unlinked(name)) : "";
  return shown === "" ? say(locale, "account-name-nobody", { platform }) : shown;
}
