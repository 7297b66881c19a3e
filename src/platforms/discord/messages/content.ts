// Renders title and blocks as Discord message text, truncated at a line end.

import { type Block, isMentioning, tableText, type View } from "../../../chat/index.ts";
import { neutralText } from "../../../infra/i18n/name-in-text.ts";
import { sentences } from "../../../infra/i18n/phrases.ts";
import { CONTENT_CHARACTERS, EMBED_CHARACTERS } from "../limits.ts";
import { type LinkCommands, NO_LINKS } from "./command-links.ts";

/** Escaped lines that belong together; `fenced`: inside a code block. */
interface Piece {
  readonly lines: readonly string[];
  readonly fenced: boolean;
}

const FENCE = "```";
const FENCES_CHARACTERS = 2 * (FENCE.length + 1);
const MORE = "…";

/** Message text of a view without files: bold title, small print as subtext, fenced code. */
export function renderContent(view: View, link = NO_LINKS, characters = CONTENT_CHARACTERS): string {
  const linked = piecesOf(view, link).map(write).join("\n");
  // Links are several times as long as what they show: if they don't fit, they're dropped to keep the words.
  return linked.length <= characters ? linked : join(piecesOf(view, NO_LINKS), characters);
}

/** The message text in two parts: whatever doesn't fit goes into an embed below it. */
export function renderLong(
  view: View,
  link = NO_LINKS,
): { readonly content: string; readonly more?: string } {
  const linked = piecesOf(view, link);
  const whole = linked.map(write).join("\n");
  if (whole.length <= CONTENT_CHARACTERS) return { content: whole };
  // Links are several times as long as what they show: if they don't fit, they're dropped to keep the words.
  const pieces = whole.length <= EMBED_CHARACTERS ? linked : piecesOf(view, NO_LINKS);
  // A message that shows embeds would also show link previews.
  const [first, rest] = split(pieces.map(withoutPreviews), CONTENT_CHARACTERS);
  if (rest.length === 0) return { content: first.map(write).join("\n") };
  return { content: first.map(write).join("\n"), more: join(rest, EMBED_CHARACTERS) };
}

const BARE_LINK = /(?<!<)https?:\/\/[^\s<>]+/g;

const withoutPreviews = ({ lines, fenced }: Piece): Piece => ({
  lines: fenced ? lines : lines.map((line) => line.replace(BARE_LINK, "<$&>")),
  fenced,
});

/** The leading pieces and lines that fit, and the rest; lines stay whole if they fit at all. */
function split(pieces: readonly Piece[], characters: number): readonly [Piece[], Piece[]] {
  const first: Piece[] = [];
  let room = characters;
  for (const [at, piece] of pieces.entries()) {
    const text = write(piece);
    if (text.length <= room) {
      first.push(piece);
      room -= text.length + 1;
      continue;
    }
    const [head, tail] = splitPiece(piece, room);
    const kept = head.lines.length > 0 ? [...first, head] : first;
    return [kept, [...(tail.lines.length > 0 ? [tail] : []), ...pieces.slice(at + 1)]];
  }
  return [first, []];
}

function splitPiece({ lines, fenced }: Piece, room: number): readonly [Piece, Piece] {
  let left = room - (fenced ? FENCES_CHARACTERS : 0);
  const overlong = lines.findIndex((line) => {
    left -= line.length;
    const isOver = left < 0;
    left -= 1;
    return isOver;
  });
  const at = overlong < 0 ? lines.length : overlong;
  return [
    { lines: lines.slice(0, at), fenced },
    { lines: lines.slice(at), fenced },
  ];
}

function piecesOf({ title, blocks }: View, link: LinkCommands): readonly Piece[] {
  const heading = title ? [{ lines: [`**${escapeInline(onOneLine(title))}**`], fenced: false }] : [];
  const pieces = [...heading, ...blocks.flatMap((block) => toPiece(block, link))];
  return pieces.map(({ lines, fenced }) => ({ lines: lines.map(neutralText), fenced }));
}

function toPiece(block: Block, link: LinkCommands): readonly Piece[] {
  switch (block.type) {
    case "text":
      return [{ lines: textLines(block, link), fenced: false }];
    case "quiet":
      return [{ lines: block.text.split("\n").map((line) => link(subtext(line))), fenced: false }];
    case "clock":
      return [{ lines: clockLines(block, link), fenced: false }];
    case "code":
      return [{ lines: escapeCode(block.text).split("\n"), fenced: true }];
    case "table":
      return [{ lines: escapeCode(tableText(block.rows)).split("\n"), fenced: true }];
    case "picture":
    case "file":
      return [];
  }
}

/** A mention displays as one even in edits; `allowed_mentions` decides who's notified. */
function textLines(block: Extract<Block, { readonly type: "text" }>, link: LinkCommands): readonly string[] {
  const { id, name } = (isMentioning(block) && block.mention) || { name: "" };
  const lineOf = (line: string): string => link(escapeLine(line));
  if (id === undefined) return block.text.split("\n").map(lineOf);
  const [first = "", ...more] = block.text.slice(name.length).split("\n");
  return [`<@${id}>${lineOf(first)}`, ...more.map(lineOf)];
}

/** A Discord timestamp: the app counts, and shows it in the reader's language. */
function clockLines({ text, until }: Extract<Block, { readonly type: "clock" }>, link: LinkCommands) {
  const lines = text.split("\n").map((line) => link(escapeLine(line)));
  return [...lines.slice(0, -1), sentences([lines.at(-1) ?? "", `<t:${Math.ceil(until / 1000)}:R>`])];
}

function onOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}

function subtext(line: string): string {
  return line.trim() === "" ? "" : `-# ${escapeLine(line)}`;
}

function join(pieces: readonly Piece[], characters: number): string {
  const whole = pieces.map(write).join("\n");
  return whole.length <= characters ? whole : cut(pieces, characters);
}

function write({ lines, fenced }: Piece): string {
  const text = lines.join("\n");
  return fenced ? `${FENCE}\n${text}\n${FENCE}` : text;
}

/** The leading pieces that fit, then an ellipsis on its own line. */
function cut(pieces: readonly Piece[], characters: number): string {
  const kept: string[] = [];
  let room = characters - MORE.length;
  for (const piece of pieces) {
    const text = write(piece);
    const fits = text.length < room;
    const shown = fits ? text : cutPiece(piece, room - 1);
    if (shown !== "") kept.push(shown);
    if (!fits) break;
    room -= text.length + 1;
  }
  return [...kept, MORE].join("\n");
}

/** The piece's first lines within `room`; at least the start of the first. */
function cutPiece({ lines, fenced }: Piece, room: number): string {
  let left = room - (fenced ? FENCES_CHARACTERS : 0);
  if (left <= 0) return "";
  const kept: string[] = [];
  for (const line of lines) {
    if (line.length > left) break;
    kept.push(line);
    left -= line.length + 1;
  }
  return write({ lines: kept.length > 0 ? kept : [cutLine(lines[0] ?? "", left)], fenced });
}

/** Truncates a line without splitting a character or an escape. */
function cutLine(line: string, room: number): string {
  const kept = line.slice(0, room);
  const whole = kept.isWellFormed() ? kept : kept.slice(0, -1);
  return whole.replace(/(?<!\\)((?:\\\\)*)\\$/, "$1");
}

// Escapes plain text for Discord's markdown: names appear as written and mention no one.

const LINK = /(https?:\/\/[^\s<>]+)/;
const MARKUP = /[\\*_~`|<[]|@(?=everyone|here)/g;
const LINE_MARKUP = /^(\s*)([-+#>])/;
const LINE_NUMBER = /^(\s*\d+)([.)])(?=\s)/;
const TOUCHING = /`(?=`)/g;
const ZERO_WIDTH_SPACE = "\u200b";

/** Escapes one line; bare links stay as they are, because a backslash would break them. */
export function escapeLine(line: string): string {
  if (!line.includes("://")) return escapeLineStart(escapeMarkup(line));
  const safe = line.split(LINK).map((part, index) => (index % 2 === 1 ? part : escapeMarkup(part)));
  return escapeLineStart(safe.join(""));
}

/** Like `escapeLine`, but URLs don't become links, so they can't swallow the markup after them. */
export function escapeInline(line: string): string {
  return escapeMarkup(line).replace(/(https?)(:\/\/)/g, "$1\\$2");
}

/** Escapes text for a code fence: backticks never touch, so the text can't close it; columns still align. */
export function escapeCode(text: string): string {
  return text.replace(TOUCHING, `\`${ZERO_WIDTH_SPACE}`);
}

function escapeMarkup(text: string): string {
  return text.replace(MARKUP, "\\$&");
}

/** Quotes, headings, subtext and lists are markup only at the start of a line. */
function escapeLineStart(line: string): string {
  return line.replace(LINE_MARKUP, "$1\\$2").replace(LINE_NUMBER, "$1\\$2");
}
