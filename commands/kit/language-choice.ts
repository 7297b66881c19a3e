// Choosing a language: the option, and buttons with each language's own name.

import type { ChoiceOption, LinkedCall } from "../../src/chat/index.ts";
import { LOCALES, type Locale, type MessageId, say, supported } from "../../src/infra/i18n/index.ts";
import type { PanelButton } from "./panel.ts";
import { backRow, inRows } from "./settings-page.ts";

/** Follow the app's or the server's language. */
export const OWN = "auto";

const CHOICES = [...LOCALES, OWN] as const;
const labelOf = (choice: Locale | typeof OWN): MessageId =>
  choice === OWN ? "language-auto" : `language-${choice}`;

export const LANGUAGE_OPTION: ChoiceOption = {
  type: "choice",
  name: "language",
  choices: [...CHOICES.map((choice) => ({ value: choice, label: labelOf(choice) }))],
};

/** What a typed choice means: a language, `OWN`, or nothing. */
export function readLanguage(typed: string): Locale | typeof OWN | undefined {
  return typed === OWN ? OWN : supported(typed);
}

/** The choice as it's stored. */
export function ownOrNone(choice: Locale | typeof OWN): Locale | undefined {
  return choice === OWN ? undefined : choice;
}

const PER_ROW = 3;

/** One button per language, one for the app's language, and the way back to the page `above`. */
export function languageButtons(
  chosen: Locale | undefined,
  locale: Locale,
  above: string,
  calls: (choice: string) => LinkedCall,
): readonly (readonly PanelButton[])[] {
  const all = CHOICES.map((choice): PanelButton => {
    const look = { label: say(locale, labelOf(choice)), ...(choice === (chosen ?? OWN) && PRIMARY) };
    return { ...look, id: choice, calls: calls(choice), shows: "page" };
  });
  return inRows([...all, ...backRow(locale, above)], PER_ROW);
}

const PRIMARY = { style: "primary" } as const;
