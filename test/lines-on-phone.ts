// How many lines a message takes on a phone, assuming about 40 columns.

import type { View } from "../src/chat/index.ts";
import { cellWidth } from "../src/infra/i18n/cell-width.ts";

const COLUMNS = 40;

/** Counts the lines of the title and everything above the buttons; a word that doesn't fit starts a new line. */
export function linesOnPhone({ title, blocks }: View): number {
  const texts = blocks.flatMap((block) => ("text" in block ? [block.text] : []));
  const lines = [...(title === undefined ? [] : [title]), ...texts].join("\n").split("\n");
  return lines.reduce((sum, line) => sum + linesOf(line), 0);
}

/** Counts the lines of one line; a word that doesn't fit starts a new one. Languages without spaces break anywhere. */
export function linesOf(line: string): number {
  const words =
    line.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，：；！？ー]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，：；！？ー]+|\s/gu,
    ) ?? [];
  let lines = 1;
  let width = 0;
  for (const word of words) {
    const cells = cellWidth(word);
    const isSpace = word.trim() === "";
    if (width + cells > COLUMNS && width > 0 && !isSpace) {
      lines++;
      width = 0;
    }
    width += isSpace && width === 0 ? 0 : cells;
  }
  return lines;
}
