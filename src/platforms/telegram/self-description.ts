// What Telegram shows of the bot before a chat begins and on its page, in every language.

import type { LanguageCode } from "grammy/types";
import { LOCALES, type Locale, say } from "../../infra/i18n/index.ts";
import { TELEGRAM_LIMITS } from "./limits.ts";
import type { ApiClient } from "./outgoing/api-client.ts";
import { cutAtWord } from "./outgoing/render.ts";

/** Sets the texts that differ; resolves to whether any did. Rejects with the API's error. */
export async function publishDescription(client: ApiClient): Promise<boolean> {
  let changed = false;
  for (const locale of LOCALES)
    for (const publish of [publishLong, publishShort]) changed = (await publish(client, locale)) || changed;
  return changed;
}

async function publishLong({ api, callWithRetry }: ApiClient, locale: Locale): Promise<boolean> {
  const language = languageOf(locale);
  const wanted = cutAtWord(say(locale, "describe-bot"), TELEGRAM_LIMITS.descriptionCharacters);
  const known = await callWithRetry("repeatable", () => api.getMyDescription(language));
  if (known.description === wanted) return false;
  await callWithRetry("repeatable", () => api.setMyDescription(wanted, language));
  return true;
}

async function publishShort({ api, callWithRetry }: ApiClient, locale: Locale): Promise<boolean> {
  const language = languageOf(locale);
  const wanted = cutAtWord(say(locale, "describe-bot-short"), TELEGRAM_LIMITS.shortDescriptionCharacters);
  const known = await callWithRetry("repeatable", () => api.getMyShortDescription(language));
  if (known.short_description === wanted) return false;
  await callWithRetry("repeatable", () => api.setMyShortDescription(wanted, language));
  return true;
}

/** English is for everybody whose language has no text of its own. */
export function languageOf(locale: Locale) {
  return locale === "en" ? {} : { language_code: new Intl.Locale(locale).language as LanguageCode };
}
