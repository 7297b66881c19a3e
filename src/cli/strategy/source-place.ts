// Quotes a position in a file for its author: `my-bot.js:12:5`, the line, and a caret below it.

import type { SourcePlace } from "../../core/matches/match.ts";

const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/;
/** Characters of a long line that are shown before and after the position. */
const AROUND = 80;

/** Three indented lines: file and position, the source line, and a caret; only the first if the file has no such line. */
export function quotedPlace(name: string, source: string, at: SourcePlace): string {
  const line = source.split(LINE_ENDS)[at.line - 1];
  if (line === undefined) return `  ${name}:${at.line}:${at.column}`;
  const before = line.slice(0, at.column - 1);
  const from = Math.max(0, before.length - AROUND);
  const to = before.length + AROUND;
  const start = from > 0 ? "…" : "";
  const shown = `${start}${printable(line.slice(from, to)).trimEnd()}${to < line.length ? "…" : ""}`;
  const indent = printable(start + before.slice(from)).replaceAll(/[^\t]/gu, " ");
  return [`${name}:${at.line}:${before.length + 1}`, `  ${shown}`, `  ${indent}^`]
    .map((part) => `  ${part}`)
    .join("\n");
}

/** Removes what a terminal would interpret. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{C}\t]/gu, " ");
}
