// `/profile privacy`: who may see how the caller does, and who may compare. Nobody may until the
// caller says so, and nobody any more when they take it back.

import { createHash } from "node:crypto";
import type {
  Button,
  Caller,
  ChoiceOption,
  CommandCall,
  PressHandler,
  Reply,
  View,
} from "../../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import {
  type Agreement,
  agreementsOf,
  consentOf,
  DECIDED_MIN,
  OPENNESS_LEVELS,
  type OpennessLevel,
  ownerTag,
  requestsTo,
  setOpenness,
  takeAllBack,
  takeBack,
  takeRequestsBack,
  writePlayerId,
} from "../../../src/players/index.ts";
import { CHAT_GAMES } from "../../kit/chat-games.ts";
import { badChoice, notice } from "../../kit/refusals.ts";
import { shownName } from "../../kit/shown-name.ts";
import { closedView } from "../compare/card.ts";
import { closeCard } from "../compare/notes.ts";
import type { ProfileServices } from "../services.ts";
import { questionBlocks, questionRows } from "./questions-asked.ts";

/** The scope of the buttons below `/profile privacy`. */
export const PROFILE_SCOPE = "profile";

const LEVEL_WORDS: Readonly<Record<OpennessLevel, MessageId>> = {
  private: "choice-private",
  place: "choice-place",
  everyone: "choice-everyone",
};

const TAKE_BACK = "back-";
/** A message has five rows, and one is of levels. */
const FURTHER_ROWS = 4;

/** What each level shows to whom: the text that is agreed to. */
const SHOWS: Readonly<Record<OpennessLevel, MessageId>> = {
  private: "profile-shows-private",
  place: "profile-shows-place",
  everyone: "profile-shows-everyone",
};

export const OPENNESS_OPTION: ChoiceOption = {
  type: "choice",
  name: "level",
  description: "option-openness",
  choices: OPENNESS_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] })),
};

export async function privacyReply(
  services: ProfileServices,
  { caller, options }: CommandCall,
): Promise<Reply> {
  const { locale } = caller;
  if (options.level === undefined)
    return { type: "post", view: await privacyView(services, caller), audience: "caller" };
  const level = OPENNESS_LEVELS.find((one) => one === options.level);
  if (!level) return badChoice(locale, options.level, OPENNESS_OPTION);
  return { type: "post", view: await changed(services, caller, level), audience: "caller" };
}

/** What is the case, what each level would show, who asks, with whom a comparison was agreed, and
 * buttons for each. */
export async function privacyView({ store, now }: ProfileServices, caller: Caller): Promise<View> {
  const { locale } = caller;
  const present = (await consentOf(store, caller))?.level ?? "private";
  const given = (await agreementsOf(store, caller))?.given ?? [];
  const asked = await requestsTo(store, caller, now());
  const questions = questionRows(asked, locale);
  const levels = OPENNESS_LEVELS.map(
    (level) => `${say(locale, LEVEL_WORDS[level])}: ${showsWords(level, locale)}`,
  );
  const buttons = OPENNESS_LEVELS.map((level) => buttonFor(caller, say(locale, LEVEL_WORDS[level]), level));
  return {
    title: say(locale, "profile-privacy-title", { level: say(locale, LEVEL_WORDS[present]) }),
    blocks: [
      { type: "text", text: levels.join("\n\n") },
      ...questionBlocks(asked, locale),
      ...(given.length > 0
        ? [{ type: "text", text: agreementLines(given, locale).join("\n") } as const]
        : []),
    ],
    buttons: [buttons, ...questions, ...takeBackButtons(caller, given, FURTHER_ROWS - questions.length)],
  };
}

function agreementLines(given: readonly Agreement[], locale: Locale): string[] {
  const lines = given.map(({ name, at }) =>
    say(locale, "profile-agreed-with", {
      name: shownName(name),
      date: new Date(at).toISOString().slice(0, 10),
    }),
  );
  return [say(locale, "profile-agreements"), ...lines];
}

/** The newest first, as many as a message has rows left for. */
function takeBackButtons(
  caller: Caller,
  given: readonly Agreement[],
  rows: number,
): readonly (readonly Button[])[] {
  return given
    .toReversed()
    .slice(0, rows)
    .map(({ to, name }) => {
      const label = say(caller.locale, "button-take-back", { name: shownName(name) });
      return [buttonFor(caller, label, `${TAKE_BACK}${shortHash(to)}`)];
    });
}

function buttonFor(caller: Caller, label: string, move: string): Button {
  return { label, action: { scope: PROFILE_SCOPE, session: ownerTag(caller), turn: 0, move } };
}

/** Stands for a player in a button. */
function shortHash(player: string): string {
  return createHash("sha256").update(player).digest("base64url").slice(0, 10);
}

async function changed(services: ProfileServices, caller: Caller, level: OpennessLevel): Promise<View> {
  const { store, now } = services;
  const gameIds = CHAT_GAMES.map(({ id }) => id);
  const closed = level === "private" ? await takenBack(services, caller) : 0;
  const anew = (await setOpenness(store, caller, { level, gameIds, now: now() })) || closed > 0;
  const { locale } = caller;
  // Everyone sees what is seen where one plays, and more: both are told.
  const shown: readonly OpennessLevel[] = level === "everyone" ? ["place", level] : [level];
  const further = level === "private" ? say(locale, "profile-posted-stays") : takeBackWords(caller);
  return {
    title: say(locale, anew ? "profile-privacy-done" : "profile-privacy-already", {
      level: say(locale, LEVEL_WORDS[level]),
    }),
    blocks: [
      { type: "text", text: shown.map((one) => showsWords(one, locale)).join("\n\n") },
      { type: "quiet", text: further },
    ],
  };
}

/** Takes back every agreement and question; resolves to how many agreements those were. */
async function takenBack(services: ProfileServices, caller: Caller): Promise<number> {
  const { store, painter, now } = services;
  for (const request of await takeRequestsBack(store, caller, now())) {
    const values = { name: shownName(request.name) };
    await closeCard(services, request, closedView("compare-retracted", request.locale, values));
  }
  const count = await takeAllBack(store, caller);
  painter.forget(writePlayerId(caller));
  return count;
}

function takeBackWords({ name, locale }: Caller): string {
  return say(locale, "profile-take-back", { name });
}

function showsWords(level: OpennessLevel, locale: Locale): string {
  return say(locale, SHOWS[level], { needed: DECIDED_MIN });
}

/** Answers the buttons that choose a level, and those that take an agreement back. */
export function profilePress(services: ProfileServices): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return notice(say(locale, "press-not-yours"));
    if (action.move.startsWith(TAKE_BACK))
      return takeOneBack(services, caller, action.move.slice(TAKE_BACK.length));
    const level = OPENNESS_LEVELS.find((one) => one === action.move);
    if (!level) return notice(say(locale, "press-old-button"));
    return { type: "edit", view: await changed(services, caller, level) };
  };
}

async function takeOneBack(services: ProfileServices, caller: Caller, hash: string): Promise<Reply> {
  const { store, painter } = services;
  const given = (await agreementsOf(store, caller))?.given.find(({ to }) => shortHash(to) === hash);
  if (given) await takeBack(store, caller, given.to);
  painter.forget(writePlayerId(caller));
  const { locale } = caller;
  const told = given
    ? say(locale, "profile-taken-back", { name: shownName(given.name) })
    : say(locale, "profile-not-agreed");
  return { type: "edit", view: await privacyView(services, caller), notice: told };
}
