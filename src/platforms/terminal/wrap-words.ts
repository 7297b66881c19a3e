// Breaks lines between words, because terminals break them anywhere.

import { cellWidth } from "../../chat/index.ts";

/** Wraps to lines of at most `cells` where words allow it; a longer word stays whole. */
export function wrapWords(text: string, cells: number | undefined): string {
  if (cells === undefined) return text;
  return text
    .split("\n")
    .flatMap((line) => wrapLine(line, cells))
    .join("\n");
}

function wrapLine(line: string, cells: number): readonly string[] {
  if (cellWidth(line) <= cells) return [line];
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/(?<=\S)(?= )/)) {
    if (current !== "" && cellWidth(current + word) > cells) {
      lines.push(current);
      current = word.trimStart();
    } else current += word;
  }
  return [...lines, current];
}
