// Typed words in all languages at once (locales/*.ftl), because people mix languages.

import { fold } from "../spelling.ts";
import { LOCALES, type MessageId, say } from "./index.ts";

/** A message that lists typed words. */
export type TypedId = Extract<MessageId, `typed-${string}`>;

const known = new Map<TypedId, readonly string[]>();

/** Returns the words in all languages, longest first. */
export function typedWords(id: TypedId): readonly string[] {
  const words = known.get(id) ?? wordsOf(id);
  known.set(id, words);
  return words;
}

function wordsOf(id: TypedId): readonly string[] {
  const words = LOCALES.flatMap((locale) => say(locale, id).split(",")).map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== "").sort((a, b) => b.length - a.length);
}

/** Returns a regular expression source that matches any of the words in a folded text, with hyphens allowed for spaces. */
export function typedPattern(id: TypedId): string {
  const words = typedWords(id).map((word) => fold(word).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return `(?:${words.join("|").replaceAll(" ", "[ -]")})`;
}
