// Expected refusals: private words to the caller that say what would be right.

import type { ChoiceOption, Reply } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";

/** The answer to a value that is none of the option's. */
export function badChoice(locale: Locale, typed: string, { name, choices }: ChoiceOption): Reply {
  const valid = choices.map(({ value }) => value).join(", ");
  return notice(say(locale, "problem-bad-choice", { typed, option: name, valid }));
}

/** A private word to the caller. */
export function notice(text: string): Reply {
  return { type: "notice", text };
}

/** The pressed message without its buttons: only this text is left. */
export function closed(text: string): Reply {
  return { type: "edit", view: { blocks: [{ type: "text", text }] } };
}
