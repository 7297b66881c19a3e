// Escapes plain text for Discord's markdown: names show as written and mention nobody.

const LINK = /(https?:\/\/[^\s<>]+)/;
const MARKUP = /[\\*_~`|<[]|@(?=everyone|here)/g;
const LINE_MARKUP = /^(\s*)([-+#>])/;
const LINE_NUMBER = /^(\s*\d+)([.)])(?=\s)/;
const FENCE = /`(?=`)/g;
const ZERO_WIDTH_SPACE = "\u200b";

/** Escapes one line; bare links stay as they are, because a backslash would break them. */
export function escapeLine(line: string): string {
  const safe = line.split(LINK).map((part, index) => (index % 2 === 1 ? part : escapeMarkup(part)));
  return escapeLineStart(safe.join(""));
}

/** Like `escapeLine`, but links are not linked, so they cannot swallow the markup after them. */
export function escapeInline(line: string): string {
  return escapeMarkup(line).replace(/(https?)(:\/\/)/g, "$1\\$2");
}

/** Escapes text for a code fence: backticks never touch, so it cannot be closed; columns align. */
export function escapeCode(text: string): string {
  return text.replace(FENCE, `\`${ZERO_WIDTH_SPACE}`);
}

function escapeMarkup(text: string): string {
  return text.replace(MARKUP, "\\$&");
}

/** Quotes, headings, subtext and lists begin a line. */
function escapeLineStart(line: string): string {
  return line.replace(LINE_MARKUP, "$1\\$2").replace(LINE_NUMBER, "$1\\$2");
}
