// The view of `/profile privacy`, with buttons for levels, requests and agreements.

import type { Block, Button, Caller, ChoiceOption, View } from "../../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import {
  type Agreement,
  type CompareRequest,
  DECIDED_MIN,
  ownerTag,
  VISIBILITY_LEVELS,
  type Visibility,
} from "../../../src/players/index.ts";
import { shownName } from "../../kit/shown-name.ts";
import { gameWords, questionButton } from "../compare/card.ts";
import { type Privacy, playerHash } from "./change.ts";

export const PROFILE_SCOPE = "profile";
export const TAKE_BACK = "back-";
/** A message has five button rows; one holds the levels. */
const FURTHER_ROWS = 4;
/** Requests shown; this leaves a row to withdraw an agreement. */
const QUESTIONS_SHOWN = 3;

const LEVEL_WORDS: Readonly<Record<Visibility, MessageId>> = {
  private: "choice-private",
  place: "choice-place",
  everyone: "choice-everyone",
};

/** What each level discloses: the consent text. */
const SHOWS: Readonly<Record<Visibility, MessageId>> = {
  private: "profile-shows-private",
  place: "profile-shows-place",
  everyone: "profile-shows-everyone",
};

export const VISIBILITY_OPTION: ChoiceOption = {
  type: "choice",
  name: "level",
  description: "option-openness",
  choices: VISIBILITY_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] })),
};

export function privacyView({ level: present, given, asked }: Privacy, caller: Caller): View {
  const { locale } = caller;
  const shown = asked.slice(0, QUESTIONS_SHOWN);
  const levels = VISIBILITY_LEVELS.map(
    (level) => `${levelWords(level, locale)}: ${showsWords(level, locale)}`,
  );
  return {
    title: say(locale, "profile-privacy-title", { level: levelWords(present, locale) }),
    blocks: [
      text(levels.join("\n\n")),
      ...questionBlocks(shown, asked.length - shown.length, locale),
      ...(given.length > 0 ? [text(agreementLines(given, locale).join("\n"))] : []),
    ],
    buttons: [
      VISIBILITY_LEVELS.map((level) => buttonFor(caller, levelWords(level, locale), level)),
      ...shown.map((request) => answerButtons(request, locale)),
      ...takeBackButtons(caller, given, FURTHER_ROWS - shown.length),
    ],
  };
}

/** The open requests and what accepting them discloses; `more` are not shown. */
function questionBlocks(asked: readonly CompareRequest[], more: number, locale: Locale): readonly Block[] {
  if (asked.length === 0) return [];
  const lines = asked.map((request) => {
    const words = { name: shownName(request.name), game: gameWords(request, locale), date: dayOf(request) };
    return say(locale, "profile-asked-by", words);
  });
  if (more > 0) lines.push(say(locale, "profile-asked-more", { count: more }));
  const rules: Block = { type: "quiet", text: say(locale, "profile-asked-rules") };
  return [text([say(locale, "profile-asked"), ...lines].join("\n")), rules];
}

function answerButtons(request: CompareRequest, locale: Locale): readonly Button[] {
  const name = shownName(request.name);
  const accept = questionButton(request, say(locale, "button-accept-of", { name }), "list-accept");
  const decline = questionButton(request, say(locale, "button-decline-of", { name }), "list-decline");
  return [{ ...accept, style: "success" }, decline];
}

function agreementLines(given: readonly Agreement[], locale: Locale): string[] {
  const lines = given.map((one) =>
    say(locale, "profile-agreed-with", { name: shownName(one.name), date: dayOf(one) }),
  );
  return [say(locale, "profile-agreements"), ...lines];
}

/** Newest first, as many as the remaining rows hold. */
function takeBackButtons(caller: Caller, given: readonly Agreement[], rows: number): Button[][] {
  const newest = given.toReversed().slice(0, rows);
  return newest.map(({ to, name }) => {
    const label = say(caller.locale, "button-take-back", { name: shownName(name) });
    return [buttonFor(caller, label, `${TAKE_BACK}${playerHash(to)}`)];
  });
}

function buttonFor(caller: Caller, label: string, move: string): Button {
  return { label, action: { scope: PROFILE_SCOPE, session: ownerTag(caller), turn: 0, move } };
}

export function changedView(level: Visibility, isChanged: boolean, { name, locale }: Caller): View {
  // `everyone` includes what `place` shows, so both texts are shown.
  const shown: readonly Visibility[] = level === "everyone" ? ["place", level] : [level];
  const title = isChanged ? "profile-privacy-done" : "profile-privacy-already";
  const further =
    level === "private" ? say(locale, "profile-posted-stays") : say(locale, "profile-take-back", { name });
  return {
    title: say(locale, title, { level: levelWords(level, locale) }),
    blocks: [
      text(shown.map((one) => showsWords(one, locale)).join("\n\n")),
      { type: "quiet", text: further },
    ],
  };
}

function levelWords(level: Visibility, locale: Locale): string {
  return say(locale, LEVEL_WORDS[level]);
}

function showsWords(level: Visibility, locale: Locale): string {
  return say(locale, SHOWS[level], { needed: DECIDED_MIN });
}

function dayOf({ at }: { readonly at: number }): string {
  return new Date(at).toISOString().slice(0, 10);
}

function text(words: string): Block {
  return { type: "text", text: words };
}
