// The views of `/profile privacy`: the consent in three lines, the full text, and the buttons.

import type { Block, Button, Caller, ChoiceOption, View } from "../../../src/chat/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { labelled } from "../../../src/infra/i18n/phrases.ts";
import {
  type Agreement,
  type CompareRequest,
  DECIDED_MIN,
  ownerTag,
  VISIBILITY_LEVELS,
  type Visibility,
} from "../../../src/people/index.ts";
import { shownName } from "../../kit/shown-name.ts";
import { gameWords, questionButton } from "../compare/card.ts";
import { type Privacy, playerHash } from "./change.ts";

export const PROFILE_SCOPE = "profile";
export const TAKE_BACK = "back-";
/** A message has five button rows, and the levels take one. */
const FURTHER_ROWS = 4;
/** Number of requests shown; it leaves a row for withdrawing an agreement. */
const QUESTIONS_SHOWN = 3;
export const READ_ALL = "read-all";

const LEVEL_WORDS: Readonly<Record<Visibility, MessageId>> = {
  private: "choice-private",
  place: "choice-place",
  everyone: "choice-everyone",
};

export const VISIBILITY_OPTION: ChoiceOption = {
  type: "choice",
  name: "level",
  choices: VISIBILITY_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] })),
};

export function privacyView({ level: present, given, asked }: Privacy, caller: Caller): View {
  const { locale } = caller;
  const shown = asked.slice(0, QUESTIONS_SHOWN);
  // If someone is waiting for an answer, their request comes first.
  const limits = asked.length > 0 ? [] : limitLines(locale);
  return {
    title: say(locale, "profile-privacy-title", { level: levelWords(present, locale) }),
    blocks: [
      text([say(locale, "profile-short-who", levelNames(locale)), ...limits].join("\n")),
      ...questionBlocks(shown, asked.length - shown.length, locale),
      ...(given.length > 0 ? [text(agreementLines(given, locale).join("\n"))] : []),
    ],
    buttons: withReadAll(
      VISIBILITY_LEVELS.map((level) => buttonFor(caller, levelWords(level, locale), level)),
      [
        ...shown.map((request) => answerButtons(request, locale)),
        ...takeBackButtons(caller, given, FURTHER_ROWS - shown.length),
      ],
      readAllButton(caller),
    ),
  };
}

/** In a row of its own if one is left. */
function withReadAll(
  levels: readonly Button[],
  further: readonly (readonly Button[])[],
  readAll: Button,
): readonly (readonly Button[])[] {
  return further.length < FURTHER_ROWS ? [levels, [readAll], ...further] : [[...levels, readAll], ...further];
}

/** The open requests and what accepting them discloses; `more` are not shown. */
function questionBlocks(asked: readonly CompareRequest[], more: number, locale: Locale): readonly Block[] {
  if (asked.length === 0) return [];
  const lines = asked.map((request) => {
    const words = { name: shownName(request.name), game: gameWords(request, locale), date: dayOf(request) };
    return say(locale, "profile-asked-by", words);
  });
  if (more > 0) lines.push(say(locale, "profile-asked-more", { count: more }));
  return [text([say(locale, "profile-asked"), ...lines].join("\n"))];
}

function answerButtons(request: CompareRequest, locale: Locale): readonly Button[] {
  const name = shownName(request.name);
  const accept = questionButton(request, say(locale, "button-accept-of", { name }), "list-accept");
  const decline = questionButton(request, say(locale, "button-decline-of", { name }), "list-decline");
  return [{ ...accept, style: "success" }, decline];
}

function agreementLines(given: readonly Agreement[], locale: Locale): string[] {
  const lines = given.map((one) =>
    say(locale, "line-since", { name: shownName(one.name), date: dayOf(one) }),
  );
  return [say(locale, "profile-agreements"), ...lines];
}

/** Newest first, as many as fit in the remaining rows. */
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

/** What is never shown, and how to undo the consent. */
function limitLines(locale: Locale): readonly string[] {
  return [say(locale, "profile-short-never"), say(locale, "profile-short-undo", levelNames(locale))];
}

function levelNames(locale: Locale): Readonly<Record<"nobody" | "place" | "everyone", string>> {
  return {
    nobody: levelWords("private", locale),
    place: levelWords("place", locale),
    everyone: levelWords("everyone", locale),
  };
}

function readAllButton(caller: Caller): Button {
  return buttonFor(caller, say(caller.locale, "profile-read-all"), READ_ALL);
}

/** The full consent text, level by level. */
export function fullView({ locale }: Caller): View {
  const levels = VISIBILITY_LEVELS.map((level) =>
    text(labelled(levelWords(level, locale), showsWords(level, locale), locale)),
  );
  const rules = [...limitLines(locale), say(locale, "profile-full-kept")].join("\n");
  const asked = say(locale, "profile-asked-rules");
  return { title: say(locale, "profile-full-title"), blocks: [...levels, text(rules), text(asked)] };
}

export function changedView(level: Visibility, isChanged: boolean, caller: Caller): View {
  const { name, locale } = caller;
  const title = isChanged ? "profile-privacy-done" : "profile-privacy-already";
  const isPrivate = level === "private";
  const further = isPrivate
    ? say(locale, "profile-posted-stays")
    : say(locale, "profile-take-back", { name });
  return {
    title: say(locale, title, { level: levelWords(level, locale) }),
    blocks: [text(say(locale, "profile-short-now", { level })), { type: "quiet", text: further }],
    buttons: [[readAllButton(caller)]],
  };
}

function levelWords(level: Visibility, locale: Locale): string {
  return say(locale, LEVEL_WORDS[level]);
}

function showsWords(level: Visibility, locale: Locale): string {
  return say(locale, "profile-shows", { level, needed: DECIDED_MIN });
}

function dayOf({ at }: { readonly at: number }): string {
  return new Date(at).toISOString().slice(0, 10);
}

function text(words: string): Block {
  return { type: "text", text: words };
}
