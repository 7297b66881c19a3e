// A typed line's words, quoted texts and `name=value` pairs; and what a word refers to (a command, a part of one or an
// option) in any language.

import { isMessageId, LOCALES, type MessageId, say } from "../../infra/i18n/index.ts";

// Quoted text with optional `name=`, or text up to the next space. Phones type curly quotes.
const TOKEN = /([\p{L}\d_-]+[=:])?["“”„«]([^"“”»]*)["“”»]?|\S+/gu;
const NAMED = /^([\p{L}\d_-]+)[=:](.*)$/su;

export interface Token {
  readonly raw: string;
  /** Its offset in the line. */
  readonly start: number;
  /** Without quotes and `name=`. */
  readonly value: string;
  readonly quoted: boolean;
  /** Set for `name=value`; a named option only if an option has that name. */
  readonly name?: string;
}

export function tokenize(line: string): Token[] {
  return [...line.matchAll(TOKEN)].map(({ index: start, 0: raw, 1: prefix, 2: quoted }) => {
    if (quoted !== undefined)
      return { raw, start, value: quoted, quoted: true, ...(prefix && { name: prefix.slice(0, -1) }) };
    const named = NAMED.exec(raw);
    return { raw, start, value: named?.[2] ?? raw, quoted: false, ...(named?.[1] && { name: named[1] }) };
  });
}

/** Treats `_` as `-`, since some platforms' menus allow no hyphen in command names. */
export function sameName(name: string, typed: string): boolean {
  return name.replaceAll("-", "_") === typed.toLowerCase().replaceAll("-", "_");
}

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
