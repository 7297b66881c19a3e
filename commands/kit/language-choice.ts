// Choosing a language: the option, and the buttons with what each language calls itself.

import type { ChoiceOption, LinkedCall } from "../../src/chat/index.ts";
import { LOCALES, type Locale, type MessageId, say, supported } from "../../src/infra/i18n/index.ts";
import type { PanelButton } from "./panel.ts";
import { backRow, inRows } from "./settings-page.ts";

/** The language of the app, or of the server. */
export const OWN = "auto";

const CHOICES = [...LOCALES, OWN] as const;
const labelOf = (choice: Locale | typeof OWN): MessageId =>
  choice === OWN ? "language-auto" : `language-${choice}`;

export const LANGUAGE_OPTION: ChoiceOption = {
  type: "choice",
  name: "language",
  choices: [...CHOICES.map((choice) => ({ value: choice, label: labelOf(choice) }))],
};

/** What a typed choice means: a language, no own one, or nothing. */
export function readLanguage(typed: string): Locale | typeof OWN | undefined {
  return typed === OWN ? OWN : supported(typed);
}

/** As it is stored. */
export function ownOrNone(choice: Locale | typeof OWN): Locale | undefined {
  return choice === OWN ? undefined : choice;
}

const PER_ROW = 3;

/** One button a language, one for that of the app, and the way back to the page `above`. */
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
