// Text width in a fixed-width font: a letter takes one cell, most emoji and CJK characters two.

import { LRUCache } from "lru-cache";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const DOUBLE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
/** Characters that each take one cell and never combine: most texts have no others, and need no segmenter. */
const PLAIN = /^[ -~\u0400-\u0482]*$/;

/** Widths of the words that were measured last: emoji, names and words with accents come again and again, and
 * segmenting them takes longer than the rest of a screen. */
const widths = new LRUCache<string, number>({ max: 2_000 });
const REMEMBERED_LENGTH = 40;

/** Width in cells of a one-line text without control characters. */
export function cellWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  const known = text.length <= REMEMBERED_LENGTH ? widths.get(text) : undefined;
  if (known !== undefined) return known;
  let cells = 0;
  for (const { segment } of segmenter.segment(text)) cells += graphemeCells(segment);
  if (text.length <= REMEMBERED_LENGTH) widths.set(text, cells);
  return cells;
}

/** Screen lines that a text takes; words that fit a line aren't broken. */
export function wrappedLines(text: string, columns: number): number {
  let lines = 0;
  for (let from = 0; from <= text.length; ) {
    const end = endOf("\n", text, from);
    lines += wrappedLine(text.slice(from, end), columns);
    from = end + 1;
  }
  return lines;
}

/** Where the part of the text from there to the next separator ends; `split` would make an array for each line. */
function endOf(separator: string, text: string, from: number): number {
  const end = text.indexOf(separator, from);
  return end < 0 ? text.length : end;
}

/** Scripts without spaces, which can break between any two characters. */
const FLOWING = /[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/;

function wrappedLine(line: string, columns: number): number {
  let [lines, used] = [1, 0];
  for (let from = 0; from <= line.length; ) {
    const end = endOf(" ", line, from);
    const word = line.slice(from, end);
    from = end + 1;
    const begun = used > 0 ? used + 1 : 0;
    const cells = cellWidth(word);
    const goesOn = begun + cells <= columns || FLOWING.test(word);
    // A word longer than a line takes as many lines as it needs.
    const filled = (goesOn ? begun : 0) + cells;
    lines += Number(!goesOn && used > 0) + Math.max(0, Math.ceil(filled / columns) - 1);
    used = filled === 0 ? used : ((filled - 1) % columns) + 1;
  }
  return lines;
}

function graphemeCells(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0;
  return DOUBLE.test(grapheme) ? 2 : 1;
}

/** Further combining marks in a grapheme are dropped: they would overlap neighbouring lines. */
const GRAPHEME_CODE_POINTS = 12;

/** Truncates the text to at most `cells` cells, with an ellipsis at the end; closes any isolates that were cut. */
export function cutToCells(text: string, cells: number): string {
  const isTame = text.length <= GRAPHEME_CODE_POINTS || PLAIN.test(text);
  if (isTame && cellWidth(text) <= cells) return text;
  const graphemes = [...segmenter.segment(text)].map(({ segment }) => tamed(segment));
  if (cellWidth(graphemes.join("")) <= cells) return graphemes.join("");
  let left = cells - 1;
  const kept = graphemes.findIndex((grapheme) => {
    left -= graphemeCells(grapheme);
    return left < 0;
  });
  const short = `${graphemes.slice(0, kept).join("").trimEnd()}…`;
  const open = short.split("\u2068").length - short.split("\u2069").length;
  return `${short}${"\u2069".repeat(Math.max(0, open))}`;
}

function tamed(grapheme: string): string {
  const points = [...grapheme];
  return points.length <= GRAPHEME_CODE_POINTS ? grapheme : points.slice(0, GRAPHEME_CODE_POINTS).join("");
}
