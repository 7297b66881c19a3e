// The text of a message: title and blocks as escaped lines, and what of them fits.

import { tableText } from "../../chat/text.ts";
import { type Block, isMentioning, type View } from "../../chat/view.ts";
import { neutralText } from "../../infra/i18n/name-in-text.ts";
import { sentences } from "../../infra/i18n/phrases.ts";
import { type LinkCommands, NO_LINKS } from "./command-links.ts";

/** An escaped line. `fence`: the code block that it's in. */
interface Line {
  readonly text: string;
  readonly fence?: object;
}

const FENCE = "```";
const FENCES_CHARACTERS = 2 * (FENCE.length + 1);
const MORE = "…";

/** A view's text in at most as many parts as there are limits in characters. What doesn't fit is left out, behind an
 * ellipsis. */
export function renderContent(
  view: View,
  limits: readonly number[],
  link: LinkCommands = NO_LINKS,
): readonly string[] {
  const linked = layOut(linesOf(view, link), limits);
  // Links are several times as long as what they show: if they don't fit, they're dropped to keep the words.
  return linked.isWhole ? linked.parts : layOut(linesOf(view, NO_LINKS), limits).parts;
}

interface Layout {
  readonly parts: readonly string[];
  readonly isWhole: boolean;
}

function layOut(lines: readonly Line[], [characters = 0, ...others]: readonly number[]): Layout {
  const count = fitting(lines, characters);
  if (count === lines.length) return { parts: [write(lines)], isWhole: true };
  if (others.length > 0) {
    // The second part is an embed, and a message that shows embeds would also show previews of its links.
    const plain = lines.map(withoutPreviews);
    const first = fitting(plain, characters);
    const rest = layOut(plain.slice(first), others);
    return { parts: [write(plain.slice(0, first)), ...rest.parts], isWhole: rest.isWhole };
  }
  const room = characters - MORE.length - 1;
  const kept = lines.slice(0, fitting(lines, room));
  const next = lines[kept.length] as Line;
  // A line that fills most of a message isn't left out whole.
  const left = room - write(kept).length - FENCES_CHARACTERS - 1;
  const start = next.text.length > characters / 2 ? [{ ...next, text: cutLine(next.text, left) }] : [];
  return { parts: [`${write([...kept, ...start])}\n${MORE}`], isWhole: false };
}

/** How many of the leading lines fit. */
function fitting(lines: readonly Line[], characters: number): number {
  let used = -1;
  for (const [at, { text, fence }] of lines.entries()) {
    const opens = fence && fence !== lines[at - 1]?.fence;
    used += text.length + 1 + (opens ? FENCES_CHARACTERS : 0);
    if (used > characters) return at;
  }
  return lines.length;
}

function write(lines: readonly Line[]): string {
  const written = lines.flatMap(({ text, fence }, at) => [
    ...(fence && fence !== lines[at - 1]?.fence ? [FENCE] : []),
    text,
    ...(fence && fence !== lines[at + 1]?.fence ? [FENCE] : []),
  ]);
  return written.join("\n");
}

/** Truncates a line without splitting a character or an escape. */
function cutLine(line: string, characters: number): string {
  const kept = line.slice(0, Math.max(0, characters));
  const whole = kept.isWellFormed() ? kept : kept.slice(0, -1);
  return whole.replace(/(?<!\\)((?:\\\\)*)\\$/, "$1");
}

const BARE_LINK = /(?<!<)https?:\/\/[^\s<>]+/g;

const withoutPreviews = (line: Line): Line =>
  line.fence ? line : { text: line.text.replace(BARE_LINK, "<$&>") };

function linesOf({ title, blocks }: View, link: LinkCommands): readonly Line[] {
  const heading = title ? [{ text: `**${escapeInline(title.replace(/\s*\n\s*/g, " "))}**` }] : [];
  const lines: Line[] = [...heading, ...blocks.flatMap((block) => blockLines(block, link))];
  return lines.map((line) => ({ ...line, text: neutralText(line.text) }));
}

function blockLines(block: Block, link: LinkCommands): readonly Line[] {
  const written = (text: string) => text.split("\n").map((line) => link(escapeLine(line)));
  const plain = (lines: readonly string[]) => lines.map((text) => ({ text }));
  switch (block.type) {
    case "text": {
      // A mention displays as one even in edits; `allowed_mentions` decides who's notified.
      const { id, name = "" } = (isMentioning(block) && block.mention) || {};
      if (id === undefined) return plain(written(block.text));
      const [first = "", ...more] = written(block.text.slice(name.length));
      return plain([`<@${id}>${first}`, ...more]);
    }
    case "quiet":
      return plain(
        block.text.split("\n").map((line) => (line.trim() === "" ? "" : link(`-# ${escapeLine(line)}`))),
      );
    case "clock": {
      // A Discord timestamp: the app counts, and shows it in the reader's language.
      const lines = written(block.text);
      const last = sentences([lines.at(-1) ?? "", `<t:${Math.ceil(block.until / 1000)}:R>`]);
      return plain([...lines.slice(0, -1), last]);
    }
    case "code":
    case "table": {
      const text = block.type === "code" ? block.text : tableText(block.rows);
      return escapeCode(text)
        .split("\n")
        .map((line) => ({ text: line, fence: block }));
    }
    case "picture":
    case "file":
      return [];
  }
}

// Escapes plain text for Discord's markdown: names appear as written and mention no one.

const LINK = /(https?:\/\/[^\s<>]+)/;
const MARKUP = /[\\*_~`|<[]|@(?=everyone|here)/g;
const LINE_MARKUP = /^(\s*)([-+#>])/;
const LINE_NUMBER = /^(\s*\d+)([.)])(?=\s)/;
const ZERO_WIDTH_SPACE = "\u200b";

/** Escapes one line; bare links stay as they are, because a backslash would break them. */
export function escapeLine(line: string): string {
  const parts = line.split(LINK).map((part, index) => (index % 2 === 1 ? part : escapeMarkup(part)));
  // Quotes, headings, subtext and lists are markup only at the start of a line.
  return parts.join("").replace(LINE_MARKUP, "$1\\$2").replace(LINE_NUMBER, "$1\\$2");
}

/** Like `escapeLine`, but URLs don't become links, so they can't swallow the markup after them. */
export function escapeInline(line: string): string {
  return escapeMarkup(line).replace(/(https?)(:\/\/)/g, "$1\\$2");
}

/** Escapes text for a code fence: backticks never touch, so the text can't close it; columns still align. */
export function escapeCode(text: string): string {
  return text.replace(/`(?=`)/g, `\`${ZERO_WIDTH_SPACE}`);
}

const escapeMarkup = (text: string): string => text.replace(MARKUP, "\\$&");
