// A view's title and blocks as one Discord message text, cut at a line's end where it would be too
// long.

import { type Block, gridText, tableText, type View } from "../../../chat/index.ts";
import { CONTENT_CHARACTERS } from "../limits.ts";
import { escapeCode, escapeInline, escapeLine } from "./escape.ts";

/** Escaped lines that stand together; `fenced` ones between the marks of a code block. */
interface Piece {
  readonly lines: readonly string[];
  readonly fenced: boolean;
}

const FENCE = "```";
const FENCES_CHARACTERS = 2 * (FENCE.length + 1);
const MORE = "…";

/** The message text of a view, at most so many characters: title bold, small print as subtext, code
 * fenced. Files are not part of it. */
export function renderContent(view: View, characters = CONTENT_CHARACTERS): string {
  const title = view.title ? [{ lines: [`**${escapeInline(onOneLine(view.title))}**`], fenced: false }] : [];
  return join([...title, ...view.blocks.flatMap(toPiece)], characters);
}

/** A plain text as a message text. */
export function renderText(text: string): string {
  return renderContent({ blocks: [{ type: "text", text }] });
}

function toPiece(block: Block): readonly Piece[] {
  switch (block.type) {
    case "text":
      return [{ lines: block.text.split("\n").map(escapeLine), fenced: false }];
    case "quiet":
      return [{ lines: block.text.split("\n").map(subtext), fenced: false }];
    case "code":
      return [{ lines: escapeCode(block.text).split("\n"), fenced: true }];
    case "table":
      return [{ lines: escapeCode(tableText(block.rows)).split("\n"), fenced: true }];
    case "grid":
      return [{ lines: escapeCode(gridText(block.grid)).split("\n"), fenced: true }];
    case "picture":
    case "file":
      return [];
  }
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

/** The pieces from the first on, as many as fit, then an ellipsis on a line of its own. */
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

/** The piece's first lines within `room`; where not even one fits, the beginning of it. */
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

/** A line's beginning that ends neither within a character nor within an escape. */
function cutLine(line: string, room: number): string {
  const kept = line.slice(0, room);
  const whole = kept.isWellFormed() ? kept : kept.slice(0, -1);
  return whole.replace(/(?<!\\)((?:\\\\)*)\\$/, "$1");
}
