// Finds what a typed word refers to (a command, a part of one or an option) in any language.

import { isMessageId, LOCALES, type MessageId, say } from "../../infra/i18n/index.ts";
import { sameName } from "./tokens.ts";

/** The id of the message with the translated name; undefined if there's none. */
export function nameId(name: string): MessageId | undefined {
  const id = `named-${name}`;
  return isMessageId(id) ? id : undefined;
}

/** The one with that name, else the only one with that translated name in some language. */
export function findNamed<Spec extends { readonly name: string }>(
  specs: readonly Spec[],
  typed: string,
): Spec | undefined {
  const exact = specs.find(({ name }) => sameName(name, typed));
  if (exact) return exact;
  const called = specs.filter(({ name }) => isCalled(name, typed));
  return called.length === 1 ? called[0] : undefined;
}

function isCalled(name: string, typed: string): boolean {
  const id = nameId(name);
  return id !== undefined && LOCALES.some((locale) => sameName(say(locale, id), typed));
}
