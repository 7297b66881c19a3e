// Texts that others wrote, harmless in a terminal: what it would obey is shown instead.

/** Control and format characters, halves of pairs, what has no meaning, and line ends of all kinds. */
const OBEYED = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** The text in one line, with such characters as `\u{1b}`. */
export function plain(text: string): string {
  return text.replaceAll(OBEYED, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** JSON of a value in one line of such texts. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(OBEYED, (sign) =>
    [...Array(sign.length).keys()]
      .map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
