// Words that people type, as the languages have them in locales/*.ftl. Those of all languages are
// read at once: people type in another language than the one their app is set to.

import { LOCALES, type MessageId, say } from "./index.ts";

/** A message that lists words. */
export type TypedId = Extract<MessageId, `typed-${string}`>;

/** The words of all languages, the longest first. */
export function typedWords(id: TypedId): readonly string[] {
  const words = LOCALES.flatMap((locale) => say(locale, id).split(",")).map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== "").sort((a, b) => b.length - a.length);
}

/** The part of a regular expression that takes any of the words, a hyphen for each space too. */
export function typedPattern(id: TypedId): string {
  const words = typedWords(id).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return `(?:${words.join("|").replaceAll(" ", "[ -]")})`;
}

/** Of the messages, the one that lists how the text begins; of several, the longest such beginning
 * decides. */
export function typedBeginning<Id extends TypedId>(text: string, ids: readonly Id[]): Id | undefined {
  const found = ids.flatMap((id) => {
    const beginning = typedWords(id).find((word) => text.startsWith(word));
    return beginning === undefined ? [] : [{ id, characters: beginning.length }];
  });
  return found.sort((a, b) => b.characters - a.characters)[0]?.id;
}
