// Names in pictures: the fonts cover European, East Asian, Arabic and Hebrew scripts; others become numbers.

import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { shownName } from "./shown-name.ts";

const UNWRITTEN =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]/u;
const SOMETHING = /[\p{L}\p{N}]/u;

/** The names in order; `#3` for the third if the fonts can't render it. */
export function pictureNames(names: readonly string[]): readonly string[] {
  return names.map((name, index) => (isWritten(name) ? name : `#${index + 1}`));
}

/** One line that maps numbers to names; none if all names render. */
export function numberedWords(names: readonly string[], locale: Locale): readonly string[] {
  const list = names.flatMap((name, index) => (isWritten(name) ? [] : [`#${index + 1} ${shownName(name)}`]));
  return list.length > 0 ? [say(locale, "map-numbered", { list: listed(list, locale) })] : [];
}

function isWritten(name: string): boolean {
  return SOMETHING.test(name) && !UNWRITTEN.test(name);
}
