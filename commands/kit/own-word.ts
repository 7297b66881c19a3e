// The word that a player may add when something is drawn for them, so that the host alone can't predict the seed.

import type { Reply, TextOption } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { nameInText } from "../../src/infra/i18n/name-in-text.ts";
import { notice } from "./refusals.ts";

/** Max characters of a word. */
export const WORD_MAX = 40;

/** Excludes characters that end a field of a seed's text, or that a platform reads as markup or a link. */
const WORD = /^[\p{L}\p{M}\p{N}_.-]+(?: [\p{L}\p{M}\p{N}_.-]+)*$/u;

/** Never read from a positional word. */
export const WORD_OPTION: TextOption = {
  type: "text",
  name: "word",
  maxLength: WORD_MAX,
  suggests: false,
  typedOnly: true,
  takes: /(?!)/,
};

/** The word in the form used for drawing: NFC, with single spaces. Undefined if it's too long or has characters other
 * than letters, digits, spaces and `-_.`, or an invisible one. */
export function readWord(typed: string): string | undefined {
  const word = typed.normalize("NFC").trim().replace(/\s+/gu, " ");
  const isShown = WORD.test(word) && nameInText(word) === word;
  return isShown && [...word].length <= WORD_MAX ? word : undefined;
}

/** The reply if `readWord` rejects a word. */
export function badWord(locale: Locale, typed: string): Reply {
  return notice(say(locale, "problem-word", { typed, max: WORD_MAX }));
}
