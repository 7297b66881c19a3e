// Command menus after a slash: English as the default, and one per further language.

import type { BotCommand } from "grammy/types";
import type { CommandSpec } from "../../chat/index.ts";
import { LOCALES, type Locale, say } from "../../infra/i18n/index.ts";
import { TELEGRAM_LIMITS } from "./limits.ts";
import type { ApiClient } from "./outgoing/api-client.ts";
import { cutAtWord } from "./outgoing/render.ts";

/** Sets the menus that differ; resolves to whether any did. Rejects with the API's error. */
export async function publishMenus(
  { api, callWithRetry }: ApiClient,
  commands: readonly CommandSpec[],
): Promise<boolean> {
  let changed = false;
  for (const locale of LOCALES) {
    const language = locale === "en" ? {} : { language_code: locale };
    const wanted = menuOf(commands, locale);
    const known = await callWithRetry("repeatable", () => api.getMyCommands(language));
    if (sameMenu(known, wanted)) continue;
    await callWithRetry("repeatable", () => api.setMyCommands(wanted, language));
    changed = true;
  }
  return changed;
}

/** Menu entries; `odd-even` becomes `odd_even`, since Telegram allows no hyphen. */
function menuOf(commands: readonly CommandSpec[], locale: Locale): BotCommand[] {
  return commands.slice(0, TELEGRAM_LIMITS.commands).map(({ name, description }) => ({
    command: name.toLowerCase().replaceAll("-", "_"),
    description: cutAtWord(say(locale, description), TELEGRAM_LIMITS.commandDescriptionCharacters),
  }));
}

function sameMenu(known: readonly BotCommand[], wanted: readonly BotCommand[]): boolean {
  const words = (menu: readonly BotCommand[]) =>
    JSON.stringify(menu.map((entry) => [entry.command, entry.description]));
  return words(known) === words(wanted);
}
