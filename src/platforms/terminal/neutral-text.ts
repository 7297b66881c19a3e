// Texts on a screen come partly from other people (their names), and a terminal obeys what it is
// shown: control characters and direction overrides are replaced here, before any text is printed.

const COMMANDING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const COMMANDING_IN_LINES = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;
const REPLACEMENT = "\ufffd";

/** The text with every control character but newline and tab, and every direction override, shown
 * as U+FFFD. */
export function neutralText(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll(COMMANDING_IN_LINES, REPLACEMENT);
}

/** The same for a text that must stay on one line: newlines and tabs become spaces. */
export function neutralLine(text: string): string {
  return text.replaceAll(/[\r\n\t]+/g, " ").replaceAll(COMMANDING, REPLACEMENT);
}
