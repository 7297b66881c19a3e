// Texts that others wrote, harmless in a terminal or page: what it would obey, or not show, is shown as a number.

/** Control and format characters, halves of pairs, what has no meaning, line ends of all kinds, and letters
 * without a glyph, except what chooses between two forms of the one before. */
const OBEYED = /[[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]--\p{VS}]/gv;
/** Of these, what a source is written in. */
const LAID_OUT = /[^\n\t]+/g;

/** The text in one line, with such characters as `\u{1b}`. */
export function plain(text: string): string {
  return text.replaceAll(OBEYED, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** The same for a source: with its line ends and tabs. */
export function plainLines(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll(LAID_OUT, plain);
}

/** JSON of a value in one line of such texts. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(OBEYED, (sign) =>
    [...Array(sign.length).keys()]
      .map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
