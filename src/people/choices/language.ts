// The language that a person chose; by default, their app's language.

import { z } from "zod";
import { type Locale, supported } from "../../infra/i18n/index.ts";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";

/** Stored per account, exactly as chosen; a later version may not support it any more. */
export const PLAYER_LANGUAGE = personPart("language", z.string());

/** `locale`: the bot's language for the choice; absent if nothing was chosen or it's no longer supported. */
export interface ChosenLanguage {
  readonly chosen?: string;
  readonly locale?: Locale;
}

/** Resolves a stored choice to a language of this version. */
export function chosenLanguage(chosen: string | undefined): ChosenLanguage {
  const locale = supported(chosen);
  return { ...(chosen !== undefined && { chosen }), ...(locale && { locale }) };
}

/** Stores the choice; undefined: the app's language. Resolves to whether anything changed. @throws StoreError */
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
