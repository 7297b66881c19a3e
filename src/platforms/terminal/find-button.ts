// Matches a typed line to a button by number, label, move id, or a prefix of these. A single letter that starts several
// names means the only move among them: `p` is paper, not Pause. If it starts several moves, it means none of them:
// with both scissors and Spock, `s` is ambiguous.

import { type Button, buttonText } from "../../chat/index.ts";

/** The message's buttons and those of its earlier forms, whose numbers aren't reused. */
export interface Panel {
  readonly buttons: readonly Button[];
  /** Empty when the same buttons are drawn again. */
  readonly former: readonly Button[];
  /** The message's name. */
  readonly message?: string | undefined;
}

/** Undefined if ambiguous. Names of former buttons match no current button, since people may type ahead. */
export function findButton(typed: string, { buttons, former }: Panel): Button | undefined {
  const forms = [raw(typed), bare(typed)].filter((form) => form !== "");
  const named = only(buttons, forms, (name, form) => name === form);
  const isFormer = former.some((button) => isNamed(button, forms, startsWith));
  if (isFormer || (former.length > 0 && findAmong(forms, former))) return named;
  return findAmong(forms, buttons, former.length);
}

/** The buttons that an ambiguous line could mean, with their numbers; empty if it means one or none. */
export function buttonsMeant(
  typed: string,
  { buttons, former }: Panel,
): readonly { readonly number: number; readonly button: Button }[] {
  const forms = [raw(typed), bare(typed)].filter((form) => form !== "");
  const meant = buttons
    .map((button, at) => ({ number: former.length + at + 1, button }))
    .filter(({ button }) => isNamed(button, forms, startsWith));
  const moves = meant.filter(({ button }) => button.sign !== undefined);
  const among = [...typed].length === 1 && moves.length > 0 ? moves : meant;
  return among.length > 1 ? among : [];
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
    onlyMove(buttons, forms)
  );
}

/** Moves are the buttons that have a sign. */
function onlyMove(buttons: readonly Button[], forms: readonly string[]): Button | undefined {
  const letters = forms.filter((form) => [...form].length === 1);
  const moves = buttons.filter(({ sign }) => sign !== undefined);
  return only(moves, letters, startsWith);
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

/** Russians mostly type U+0435 for U+0451. */
function raw(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll("\u0451", "\u0435").trim();
}

function bare(text: string): string {
  return raw(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
