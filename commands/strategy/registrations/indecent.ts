// Finds coarse words and slurs of all languages in names and notes that others will see. The list is short: it misses a
// lot, rarely accuses anyone wrongly, and leaves the rest to the host.

import { LOCALES, say } from "../../../src/infra/i18n/index.ts";

const listed = (id: "coarse-stems" | "coarse-words" | "coarse-innocent"): readonly string[] =>
  LOCALES.flatMap((locale) => say(locale, id).split(" ")).filter((word) => word !== "");

/** Coarse anywhere in a word. */
const STEMS = listed("coarse-stems");

/** Coarse as whole words only; longer words are innocent: cocktail, assess. */
const WORDS: ReadonlySet<string> = new Set(listed("coarse-words"));

/** Towns and words that contain a stem by chance, with their endings. */
const INNOCENT = new RegExp(`(?:${listed("coarse-innocent").join("|")})\\p{L}*`, "gu");

const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

/** Whether the text contains a coarse word, even with digits for letters or with hyphens inside. */
export function isIndecent(text: string): boolean {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[013457]/g, (digit) => LOOKALIKES[digit] ?? digit);
  const left = plain.replace(INNOCENT, " ");
  const words = left.split(/[^\p{L}]+/u);
  const joined = /\s/.test(text) ? "" : words.join("");
  return words.some((word) => WORDS.has(word) || hasStem(word)) || hasStem(joined);
}

function hasStem(word: string): boolean {
  return STEMS.some((stem) => word.includes(stem));
}
