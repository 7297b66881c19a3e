// `/language`: in which language the bot speaks with the caller, wherever they meet.

import type {
  Caller,
  Command,
  CommandCall,
  PersonalData,
  PressHandler,
  Reply,
  View,
} from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { chosenLanguage, PLAYER_LANGUAGE, writePlayerId } from "../../src/players/index.ts";
import { LANGUAGE_OPTION, languageButtons, ownOrNone, readLanguage } from "../kit/language-choice.ts";
import type { Languages } from "../kit/languages.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";

export const LANGUAGE_SCOPE = "language";

export function language(languages: Languages): Command {
  return {
    name: "language",
    description: "command-language",
    typedOnly: true,
    reachedBy: "settings",
    subcommands: [
      {
        ...{ name: "language", description: "command-language", options: [LANGUAGE_OPTION] },
        ...{ audience: "caller", byLink: true, brief: "language-brief" },
      },
    ],
    run: async (call) => answer(languages, call),
  };
}

async function answer(languages: Languages, { caller, options }: CommandCall): Promise<Reply> {
  const { language: typed } = options;
  if (typed === undefined)
    return { type: "post", view: await languageView(languages, caller), audience: "caller" };
  if (!(await choose(languages, caller, typed))) return badChoice(caller.locale, typed, LANGUAGE_OPTION);
  return { type: "post", view: await languageView(languages, caller), audience: "caller" };
}

export function languagePress(languages: Languages): PressHandler {
  return async ({ caller, action }) => {
    const isKnown = await choose(languages, caller, action.move);
    if (!isKnown) return notice(say(caller.locale, "press-old-button"));
    return { type: "edit", view: await languageView(languages, caller) };
  };
}

async function choose(languages: Languages, caller: Caller, typed: string): Promise<boolean> {
  const choice = readLanguage(typed);
  if (choice === undefined) return false;
  await languages.choose(caller, ownOrNone(choice));
  return true;
}

/** In the language that it names. */
async function languageView(languages: Languages, caller: Caller): Promise<View> {
  const { chosen, locale: own } = await languages.of(caller);
  const locale = own ?? caller.appLocale ?? caller.locale;
  const name = say(locale, `language-${locale}`);
  const isGone = chosen !== undefined && own === undefined;
  const first = isGone
    ? say(locale, "language-gone", { typed: chosen, name })
    : say(locale, own ? "language-chosen" : "language-own", { name });
  return {
    blocks: [
      { type: "text", text: first },
      { type: "quiet", text: say(locale, "language-places") },
    ],
    buttons: languageButtons(own, locale, (move) => ({
      scope: LANGUAGE_SCOPE,
      session: "own",
      turn: 0,
      move,
    })),
  };
}

export function languageData({ store }: Pick<Services, "store">): PersonalData {
  return {
    kinds: [PLAYER_LANGUAGE.name],
    async export(person) {
      const stored = await store.read(PLAYER_LANGUAGE, writePlayerId(person));
      const { chosen } = chosenLanguage(stored?.locale);
      return chosen === undefined ? {} : { language: chosen };
    },
    async remove(person) {
      return store.remove(PLAYER_LANGUAGE, writePlayerId(person));
    },
  };
}
