// The command menus and the bot's description, as stored by Telegram.

import type { BotCommand, LanguageCode } from "grammy/types";
import { type CommandSpec, descriptionOf, published } from "../../chat/index.ts";
import { LOCALES, type Locale, say } from "../../infra/i18n/index.ts";
import { TELEGRAM_LIMITS } from "./limits.ts";
import type { ApiClient } from "./outgoing/api-client.ts";
import { cutAtWord } from "./outgoing/render.ts";

/** Sets the menus that differ; resolves to whether any did. Rejects with the API's error. */
async function publishMenus(
  { api, callWithRetry }: ApiClient,
  commands: readonly CommandSpec[],
): Promise<boolean> {
  let changed = false;
  for (const locale of LOCALES) {
    const language = languageOf(locale);
    const wanted = menuOf(commands, locale);
    const known = await callWithRetry("repeatable", () => api.getMyCommands(language));
    if (sameMenu(known, wanted)) continue;
    await callWithRetry("repeatable", () => api.setMyCommands(wanted, language));
    changed = true;
  }
  return changed;
}

/** Publishes the menus and the bot's description; resolves to whether any differed. */
export async function publishAll(client: ApiClient, commands: readonly CommandSpec[]): Promise<boolean> {
  const haveMenusChanged = await publishMenus(client, commands);
  return (await publishDescription(client)) || haveMenusChanged;
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

function sameMenu(known: readonly BotCommand[], wanted: readonly BotCommand[]): boolean {
  const words = (menu: readonly BotCommand[]) =>
    JSON.stringify(menu.map((entry) => [entry.command, entry.description]));
  return words(known) === words(wanted);
}

/** Outdated menus don't prevent startup. */
export async function publishAtStart(client: ApiClient, commands: readonly CommandSpec[]): Promise<void> {
  try {
    await publishAll(client, commands);
  } catch (error) {
    client.log.error(
      { failure: client.describe(error) },
      "couldn't publish the command menus and the description; Telegram keeps the ones it has",
    );
  }
}

/** Sets the texts that differ; resolves to whether any did. Rejects with the API's error. */
async function publishDescription(client: ApiClient): Promise<boolean> {
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

/** English is for everyone whose language has no text of its own. */
function languageOf(locale: Locale) {
  return locale === "en" ? {} : { language_code: new Intl.Locale(locale).language as LanguageCode };
}
