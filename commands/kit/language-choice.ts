// Choosing a language: the option, and the buttons with what each language calls itself.

import type { Button, ChoiceOption } from "../../src/chat/index.ts";
import { LOCALES, type Locale, type MessageId, say, supported } from "../../src/infra/i18n/index.ts";

/** The language of the app, or of the server. */
export const OWN = "auto";

const CHOICES = [...LOCALES, OWN] as const;
const labelOf = (choice: Locale | typeof OWN): MessageId =>
  choice === OWN ? "language-auto" : `language-${choice}`;

export const LANGUAGE_OPTION: ChoiceOption = {
  type: "choice",
  name: "language",
  description: "option-language",
  choices: [...CHOICES.map((choice) => ({ value: choice, label: labelOf(choice) }))],
};

/** What a typed or pressed choice means: a language, no own one, or nothing. */
export function readLanguage(typed: string): Locale | typeof OWN | undefined {
  return typed === OWN ? OWN : supported(typed);
}

/** As it is stored. */
export function ownOrNone(choice: Locale | typeof OWN): Locale | undefined {
  return choice === OWN ? undefined : choice;
}

const PER_ROW = 3;

/** One button a language, and one for that of the app. `action`: of a choice. */
export function languageButtons(
  chosen: Locale | undefined,
  locale: Locale,
  action: (choice: string) => Button["action"],
): readonly (readonly Button[])[] {
  const all = CHOICES.map((choice): Button => {
    const isChosen = choice === (chosen ?? OWN);
    const label = say(locale, labelOf(choice));
    return { label, action: action(choice), ...(isChosen && { style: "primary" }) };
  });
  return Array.from({ length: Math.ceil(all.length / PER_ROW) }, (_, row) =>
    all.slice(row * PER_ROW, (row + 1) * PER_ROW),
  );
}
