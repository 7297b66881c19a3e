// The command menus and the bot's descriptions, as stored by Telegram.

import type { BotCommand, LanguageCode } from "grammy/types";
import { type CommandSpec, descriptionOf, published } from "../../chat/index.ts";
import { LOCALES, type Locale, say } from "../../infra/i18n/index.ts";
import type { Client } from "./api.ts";
import { TELEGRAM_LIMITS } from "./limits.ts";
import { cutAtWord } from "./render.ts";

/** Sets what differs, in all languages; resolves to whether anything did. Rejects with the API's error. */
export async function publishAll({ api }: Client, commands: readonly CommandSpec[]): Promise<boolean> {
  const { descriptionCharacters, shortDescriptionCharacters } = TELEGRAM_LIMITS;
  let changed = false;
  for (const locale of LOCALES) {
    // English is for everyone whose language has no text of its own.
    const language =
      locale === "en" ? {} : { language_code: new Intl.Locale(locale).language as LanguageCode };
    const set = async (isKnown: boolean, call: () => Promise<unknown>): Promise<void> => {
      if (!isKnown) await call();
      changed ||= !isKnown;
    };
    const menu = menuOf(commands, locale);
    const isKnown = menuWords(await api.getMyCommands(language)) === menuWords(menu);
    await set(isKnown, () => api.setMyCommands(menu, language));
    const long = cutAtWord(say(locale, "describe-bot"), descriptionCharacters);
    const { description } = await api.getMyDescription(language);
    await set(description === long, () => api.setMyDescription(long, language));
    const short = cutAtWord(say(locale, "describe-bot-short"), shortDescriptionCharacters);
    const { short_description } = await api.getMyShortDescription(language);
    await set(short_description === short, () => api.setMyShortDescription(short, language));
  }
  return changed;
}

/** Entries for the published commands; `odd-even` becomes `odd_even`, since Telegram allows no hyphens. */
function menuOf(commands: readonly CommandSpec[], locale: Locale): BotCommand[] {
  return published(commands)
    .slice(0, TELEGRAM_LIMITS.commands)
    .map((command) => ({
      command: command.name.toLowerCase().replaceAll("-", "_"),
      description: cutAtWord(
        say(locale, descriptionOf(command)),
        TELEGRAM_LIMITS.commandDescriptionCharacters,
      ),
    }));
}

const menuWords = (menu: readonly BotCommand[]): string =>
  JSON.stringify(menu.map(({ command, description }) => [command, description]));
