// Makes text from others harmless in a terminal or page: control and invisible characters are shown as numbers.

/** Control and format characters, lone surrogates, unassigned code points, all kinds of line ends, and letters without
 * a glyph; but not variation selectors. */
const OBEYED = /[[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]--\p{VS}]/gv;
/** Everything except the line ends and tabs that lay out source code. */
const LAID_OUT = /[^\n\t]+/g;

/** Returns the text on one line, with such characters as `\u{1b}`. */
export function plain(text: string): string {
  return text.replaceAll(OBEYED, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Does the same for source code, keeping its newlines and tabs. */
export function plainLines(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll(LAID_OUT, plain);
}

/** Returns a value's JSON on one line, with its texts made harmless. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(OBEYED, (sign) =>
    [...Array(sign.length).keys()]
      .map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
