// `/profile privacy`: who may see how the caller does. Nobody may until the caller says so, and nobody any more when they take it back.

import type { ChoiceOption, Command, CommandCall, PressHandler, Reply, View } from "../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../src/i18n/index.ts";
import {
  consentOf,
  DECIDED_MIN,
  OPENNESS_LEVELS,
  type OpennessLevel,
  ownerTag,
  setOpenness,
} from "../src/players/index.ts";
import { CHAT_GAMES } from "../src/sessions/index.ts";
import { badChoice, notice } from "./match.ts";
import type { Services } from "./services.ts";

/** The scope of the buttons below `/profile privacy`. */
export const PROFILE_SCOPE = "profile";

const LEVEL_WORDS: Readonly<Record<OpennessLevel, MessageId>> = {
  private: "choice-private",
  place: "choice-place",
  everyone: "choice-everyone",
};

/** What each level shows to whom: the text that is agreed to. */
const SHOWS: Readonly<Record<OpennessLevel, MessageId>> = {
  private: "profile-shows-private",
  place: "profile-shows-place",
  everyone: "profile-shows-everyone",
};

const OPENNESS_OPTION: ChoiceOption = {
  type: "choice",
  name: "level",
  description: "option-openness",
  choices: OPENNESS_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] })),
};

export function profile(services: Services): Command {
  return {
    name: "profile",
    description: "command-profile",
    subcommands: [
      { name: "privacy", description: "command-profile-privacy", options: [OPENNESS_OPTION], audience: "caller" },
    ],
    run: (call) => privacyReply(services, call),
  };
}

async function privacyReply(services: Services, { caller, options }: CommandCall): Promise<Reply> {
  const { locale } = caller;
  if (options.level === undefined) {
    const level = (await consentOf(services.store, caller))?.level ?? "private";
    return { type: "post", view: presentView(ownerTag(caller), level, locale), audience: "caller" };
  }
  const level = OPENNESS_LEVELS.find((one) => one === options.level);
  if (!level) return badChoice(locale, options.level, OPENNESS_OPTION);
  return { type: "post", view: await changed(services, caller, level), audience: "caller" };
}

/** What is the case, what each level would show, and a button for each. */
function presentView(owner: string, present: OpennessLevel, locale: Locale): View {
  const levels = OPENNESS_LEVELS.map((level) => `${say(locale, LEVEL_WORDS[level])}: ${showsWords(level, locale)}`);
  const buttons = OPENNESS_LEVELS.map((level) => ({
    label: say(locale, LEVEL_WORDS[level]),
    action: { scope: PROFILE_SCOPE, session: owner, turn: 0, move: level },
  }));
  return {
    title: say(locale, "profile-privacy-title", { level: say(locale, LEVEL_WORDS[present]) }),
    blocks: [{ type: "text", text: levels.join("\n\n") }],
    buttons: [buttons],
  };
}

async function changed(services: Services, caller: CommandCall["caller"], level: OpennessLevel): Promise<View> {
  const { store, now } = services;
  const gameIds = CHAT_GAMES.map(({ id }) => id);
  const anew = await setOpenness(store, caller, { level, gameIds, now: now() });
  const { locale } = caller;
  // Everyone sees what is seen where one plays, and more: both are told.
  const shown: readonly OpennessLevel[] = level === "everyone" ? ["place", level] : [level];
  return {
    title: say(locale, anew ? "profile-privacy-done" : "profile-privacy-already", {
      level: say(locale, LEVEL_WORDS[level]),
    }),
    blocks: [
      { type: "text", text: shown.map((one) => showsWords(one, locale)).join("\n\n") },
      ...(level !== "private"
        ? [{ type: "quiet", text: say(locale, "profile-take-back", { name: caller.name }) } as const]
        : []),
    ],
  };
}

function showsWords(level: OpennessLevel, locale: Locale): string {
  return say(locale, SHOWS[level], { needed: DECIDED_MIN });
}

/** Answers the buttons that choose a level. */
export function profilePress(services: Services): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return notice(say(locale, "press-not-yours"));
    const level = OPENNESS_LEVELS.find((one) => one === action.move);
    if (!level) return notice(say(locale, "press-old-button"));
    return { type: "edit", view: await changed(services, caller, level) };
  };
}
