// The language that a person chose; without one it is that of their app.

import { z } from "zod";
import { type Locale, supported } from "../../infra/i18n/index.ts";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";

/** Each account for itself; as it was chosen: a later version may not have it. */
export const PLAYER_LANGUAGE = personPart("language", z.string());

/** `locale`: what the bot speaks for it; absent where nothing is chosen, or what is not there any more. */
export interface ChosenLanguage {
  readonly chosen?: string;
  readonly locale?: Locale;
}

/** @throws StoreError */
export async function languageOf(store: Store, player: PlayerId): Promise<ChosenLanguage> {
  return chosenLanguage(await PLAYER_LANGUAGE.read(store, writePlayerId(player)));
}

/** What a stored choice comes to in this version. */
export function chosenLanguage(chosen: string | undefined): ChosenLanguage {
  const locale = supported(chosen);
  return { ...(chosen !== undefined && { chosen }), ...(locale && { locale }) };
}

/** Undefined: that of the app again. Resolves to whether that changed anything. @throws StoreError */
export async function chooseLanguage(
  store: Store,
  player: PlayerId,
  locale: Locale | undefined,
): Promise<boolean> {
  return PLAYER_LANGUAGE.update(store, writePlayerId(player), (known) => ({
    next: locale === known ? undefined : (locale ?? null),
    result: locale !== known,
  }));
}
