// How much room a text takes on a terminal, where a letter fills one cell and most emoji and Chinese characters two.

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const DOUBLE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** The cells that a text without control characters takes on one line. */
export function cellWidth(text: string): number {
  let cells = 0;
  for (const { segment } of segmenter.segment(text)) cells += graphemeCells(segment);
  return cells;
}

function graphemeCells(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0;
  return DOUBLE.test(grapheme) ? 2 : 1;
}
