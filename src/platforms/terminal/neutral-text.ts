// Replaces control characters before printing: names are untrusted, and terminals obey escapes.

const COMMANDING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const COMMANDING_IN_LINES = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;
const REPLACEMENT = "\ufffd";

/** Replaces control characters except newline and tab, and direction overrides, with U+FFFD. */
export function neutralText(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll(COMMANDING_IN_LINES, REPLACEMENT);
}

/** The same for one line: newlines and tabs become spaces. */
export function neutralLine(text: string): string {
  return text.replaceAll(/[\r\n\t]+/g, " ").replaceAll(COMMANDING, REPLACEMENT);
}
