// Matches a typed line to a button by number, label, move id, or a prefix of these. A single letter
// that begins several names means the first move among them: `s` is scissors, not Spock or Stop.

import { type Button, buttonText, type TypedAnswer } from "../../chat/index.ts";

/** The message's buttons, and those of its earlier forms, whose numbers are not reused. */
export interface Panel {
  readonly buttons: readonly Button[];
  /** Empty when the same buttons are drawn again. */
  readonly former: readonly Button[];
  /** How other lines are read. */
  readonly typed?: TypedAnswer | undefined;
  /** The message's name. */
  readonly message?: string | undefined;
}

/** Undefined if ambiguous. Words of former buttons match no current one: typing may be fast. */
export function findButton(typed: string, { buttons, former }: Panel): Button | undefined {
  const forms = [raw(typed), bare(typed)].filter((form) => form !== "");
  const named = only(buttons, forms, (name, form) => name === form);
  if (former.length > 0 && findAmong(forms, former)) return named;
  return findAmong(forms, buttons, former.length);
}

function findAmong(
  forms: readonly string[],
  buttons: readonly Button[],
  passedNumbers = 0,
): Button | undefined {
  const number = Number(forms.find((form) => /^\d+$/.test(form)) ?? 0);
  const numbered = buttons[number - passedNumbers - 1];
  return (
    numbered ??
    only(buttons, forms, (name, form) => name === form) ??
    only(buttons, forms, startsWith) ??
    firstMove(buttons, forms)
  );
}

/** Moves are the buttons with a sign. */
function firstMove(buttons: readonly Button[], forms: readonly string[]): Button | undefined {
  const letters = forms.filter((form) => [...form].length === 1);
  return buttons.find(({ sign, ...button }) => sign !== undefined && isNamed(button, letters, startsWith));
}

function only(
  buttons: readonly Button[],
  forms: readonly string[],
  matches: (name: string, form: string) => boolean,
): Button | undefined {
  const found = buttons.filter((button) => isNamed(button, forms, matches));
  return found.length === 1 ? found[0] : undefined;
}

function isNamed(
  button: Button,
  forms: readonly string[],
  matches: (name: string, form: string) => boolean,
): boolean {
  return namesOf(button).some((name) => forms.some((form) => matches(name, form)));
}

function namesOf(button: Button): readonly string[] {
  return [raw(buttonText(button)), raw(button.label), bare(button.label), raw(button.action.move)];
}

function startsWith(name: string, form: string): boolean {
  return name.startsWith(form);
}

/** Russians type U+0435 for U+0451, mostly. */
function raw(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll("\u0451", "\u0435").trim();
}

function bare(text: string): string {
  return raw(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
