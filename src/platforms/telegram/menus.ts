// The command menus and the bot's descriptions, as stored by Telegram.

import type { BotCommand, LanguageCode } from "grammy/types";
import { type CommandSpec, descriptionOf, published } from "../../chat/index.ts";
import { LOCALES, type Locale, say } from "../../infra/i18n/index.ts";
import type { Client } from "./api.ts";
import { TELEGRAM_LIMITS } from "./limits.ts";
import { cutAtWord } from "./render.ts";

/** Sets what differs, in all languages: Telegram limits how often it may be set. Rejects with the API's error. */
export async function publishAll({ api }: Client, commands: readonly CommandSpec[]): Promise<void> {
  const { descriptionCharacters, shortDescriptionCharacters } = TELEGRAM_LIMITS;
  for (const locale of LOCALES) {
    // English is for everyone whose language has no text of its own.
    const language =
      locale === "en" ? {} : { language_code: new Intl.Locale(locale).language as LanguageCode };
    const menu = menuOf(commands, locale);
    if (menuWords(await api.getMyCommands(language)) !== menuWords(menu))
      await api.setMyCommands(menu, language);
    const long = cutAtWord(say(locale, "describe-bot"), descriptionCharacters);
    const { description } = await api.getMyDescription(language);
    if (description !== long) await api.setMyDescription(long, language);
    const short = cutAtWord(say(locale, "describe-bot-short"), shortDescriptionCharacters);
    const { short_description } = await api.getMyShortDescription(language);
    if (short_description !== short) await api.setMyShortDescription(short, language);
  }
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
