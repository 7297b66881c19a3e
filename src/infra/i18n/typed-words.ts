// Typed words of all languages at once (locales/*.ftl), because people mix languages.

import { LOCALES, type MessageId, say } from "./index.ts";

/** A message that lists words. */
export type TypedId = Extract<MessageId, `typed-${string}`>;

const known = new Map<TypedId, readonly string[]>();

/** The words of all languages, the longest first. */
export function typedWords(id: TypedId): readonly string[] {
  const words = known.get(id) ?? wordsOf(id);
  known.set(id, words);
  return words;
}

function wordsOf(id: TypedId): readonly string[] {
  const words = LOCALES.flatMap((locale) => say(locale, id).split(",")).map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== "").sort((a, b) => b.length - a.length);
}

/** Regular expression source that matches any of the words, with a hyphen for each space too. */
export function typedPattern(id: TypedId): string {
  const words = typedWords(id).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return `(?:${words.join("|").replaceAll(" ", "[ -]")})`;
}

/** The message with the longest word that begins the text; a word with a full stop is the whole text. */
export function typedBeginning<Id extends TypedId>(text: string, ids: readonly Id[]): Id | undefined {
  const found = ids.flatMap((id) => {
    const beginning = typedWords(id).find((word) =>
      word.endsWith(".") ? text === word.slice(0, -1) : text.startsWith(word),
    );
    return beginning === undefined ? [] : [{ id, characters: beginning.length }];
  });
  return found.sort((a, b) => b.characters - a.characters)[0]?.id;
}
