// The word that a player may add when something is drawn for them, so that the host alone cannot
// foresee the seed.

import type { Reply, TextOption } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { nameInText } from "../../src/infra/i18n/name-in-text.ts";
import { notice } from "./refusals.ts";

/** Characters of a word. */
export const WORD_MAX = 40;

/** Nothing that ends a field of a seed's text, or that a platform takes for markup or an address. */
const WORD = /^[\p{L}\p{M}\p{N}_.-]+(?: [\p{L}\p{M}\p{N}_.-]+)*$/u;

/** Never read from a bare word of a typed line. */
export const WORD_OPTION: TextOption = {
  type: "text",
  name: "word",
  maxLength: WORD_MAX,
  suggests: false,
  typedOnly: true,
  takes: /(?!)/,
};

/** The word in the form in which it is drawn with, NFC and with single spaces; undefined where it holds
 * other characters than letters, digits, spaces and `-_.`, one that does not show, or too many. */
export function readWord(typed: string): string | undefined {
  const word = typed.normalize("NFC").trim().replace(/\s+/gu, " ");
  const isShown = WORD.test(word) && nameInText(word) === word;
  return isShown && [...word].length <= WORD_MAX ? word : undefined;
}

/** Reply to what `readWord` does not take. */
export function badWord(locale: Locale, typed: string): Reply {
  return notice(say(locale, "problem-word", { typed, max: WORD_MAX }));
}
