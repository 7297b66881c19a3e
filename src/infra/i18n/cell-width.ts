// Text width in a fixed-width font, in cells.

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const DOUBLE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
/** Characters that each take one cell and never combine: most texts have no others, and need no segmenter. */
const PLAIN = /^[ -~\u0400-\u0482]*$/;
/** Further combining marks in a grapheme are dropped: they would overlap neighbouring lines. */
const GRAPHEME_CODE_POINTS = 12;

const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Width in cells of a one-line text without control characters: one a letter, two for most emoji and CJK characters. */
export function cellWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  return graphemes(text).reduce((cells, grapheme) => cells + graphemeCells(grapheme), 0);
}

function graphemeCells(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0;
  return DOUBLE.test(grapheme) ? 2 : 1;
}

/** Truncates the text to at most `cells` cells, with an ellipsis at the end; closes any isolates that were cut. */
export function cutToCells(text: string, cells: number): string {
  if (PLAIN.test(text) && text.length <= cells) return text;
  const tame = graphemes(text).map((grapheme) => [...grapheme].slice(0, GRAPHEME_CODE_POINTS).join(""));
  if (cellWidth(tame.join("")) <= cells) return tame.join("");
  let left = cells - 1;
  const kept = tame.findIndex((grapheme) => {
    left -= graphemeCells(grapheme);
    return left < 0;
  });
  const short = `${tame.slice(0, kept).join("").trimEnd()}…`;
  const open = short.split("\u2068").length - short.split("\u2069").length;
  return short + "\u2069".repeat(Math.max(0, open));
}
