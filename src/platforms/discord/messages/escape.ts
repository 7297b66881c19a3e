// Plain text made safe for Discord's markdown: whatever a person is called, their name shows as
// they wrote it and mentions nobody.

const LINK = /(https?:\/\/[^\s<>]+)/;
const MARKUP = /[\\*_~`|<[]|@(?=everyone|here)/g;
const LINE_MARKUP = /^(\s*)([-+#>])/;
const LINE_NUMBER = /^(\s*\d+)([.)])(?=\s)/;
const FENCE = /`(?=`)/g;
const ZERO_WIDTH_SPACE = "\u200b";

/** One line, escaped; bare links stay as they are, because a backslash inside would break them. */
export function escapeLine(line: string): string {
  const safe = line.split(LINK).map((part, index) => (index % 2 === 1 ? part : escapeMarkup(part)));
  return escapeLineStart(safe.join(""));
}

/** One line to stand between other markup: like `escapeLine`, but links are shown and not linked,
 * so they cannot swallow the markup after them. */
export function escapeInline(line: string): string {
  return escapeMarkup(line).replace(/(https?)(:\/\/)/g, "$1\\$2");
}

/** Text to stand in a fenced block: two backticks never touch, so the fence cannot be closed from
 * within; columns keep their place. */
export function escapeCode(text: string): string {
  return text.replace(FENCE, `\`${ZERO_WIDTH_SPACE}`);
}

function escapeMarkup(text: string): string {
  return text.replace(MARKUP, "\\$&");
}

/** Quotes, headings, small print and lists begin a line. */
function escapeLineStart(line: string): string {
  return line.replace(LINE_MARKUP, "$1\\$2").replace(LINE_NUMBER, "$1\\$2");
}
