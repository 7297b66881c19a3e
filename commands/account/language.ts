// `/language`, and the page of `/settings`: the language in which the bot speaks to the caller in every chat.

import type { Caller, Command } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { ChosenLanguage } from "../../src/people/index.ts";
import { LANGUAGE_OPTION, languageButtons, ownOrNone, readLanguage } from "../kit/language-choice.ts";
import type { Languages } from "../kit/languages.ts";
import type { At, PanelPage, ShowPage } from "../kit/panel.ts";
import { badChoice } from "../kit/refusals.ts";
import type { OpenSettings } from "../kit/settings-page.ts";

export function language(languages: Languages, open: OpenSettings): Command {
  return {
    name: "language",
    typedOnly: true,
    subcommands: [{ name: "language", options: [LANGUAGE_OPTION], audience: "caller", byLink: true }],
    run: async (call) => {
      const { caller, options } = call;
      if (options.language === undefined) return open(call, "language");
      const choice = readLanguage(options.language);
      if (choice === undefined) return badChoice(caller.locale, options.language, LANGUAGE_OPTION);
      const locale = ownOrNone(choice);
      await languages.choose(caller, locale);
      return open(
        { ...call, caller: { ...caller, locale: locale ?? caller.appLocale ?? caller.locale } },
        "language",
      );
    },
  };
}

/** The page of `/settings`. */
export function languagePages(languages: Languages): Readonly<Record<string, ShowPage>> {
  return { language: (at) => languagePage(languages, at) };
}

async function languagePage(languages: Languages, { caller }: At): Promise<PanelPage> {
  const chosen = await languages.of(caller);
  return {
    title: say(caller.locale, "place-button-language"),
    lines: [languageWords(chosen, caller)],
    rows: languageButtons(chosen.locale, caller.locale, "home", (choice) => ({
      command: "language",
      subcommand: "language",
      options: { language: choice },
    })),
  };
}

/** Says which language is in use and who chose it. */
function languageWords({ chosen, locale: own }: ChosenLanguage, caller: Caller): string {
  const { locale } = caller;
  const name = say(locale, `language-${own ?? caller.appLocale ?? locale}`);
  if (chosen !== undefined && own === undefined) return say(locale, "language-gone", { typed: chosen, name });
  return say(locale, own ? "language-chosen" : "language-own", { name });
}
