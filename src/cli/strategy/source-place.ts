// A place in a file as authors want it: `my-bot.js:12:5`, the line, and a mark below it.

import type { SourcePlace } from "../../arena/index.ts";

const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/;
/** Of a line that is longer than a terminal is wide, as much stands before and behind the place. */
const AROUND = 80;

/** Three lines, indented: file and place, what stands there, and a mark; the first one alone where the
 * file has no such line. `at`: as the engine tells it, whose columns count bytes. */
export function quotedPlace(name: string, source: string, at: SourcePlace): string {
  const line = source.split(LINE_ENDS)[at.line - 1];
  if (line === undefined) return `  ${name}:${at.line}:${at.column}`;
  const before = beforeByte(line, at.column - 1);
  const from = Math.max(0, before.length - AROUND);
  const to = before.length + AROUND;
  const start = from > 0 ? "…" : "";
  const shown = `${start}${printable(line.slice(from, to)).trimEnd()}${to < line.length ? "…" : ""}`;
  const indent = printable(start + before.slice(from)).replaceAll(/[^\t]/gu, " ");
  return [`${name}:${at.line}:${before.length + 1}`, `  ${shown}`, `  ${indent}^`]
    .map((part) => `  ${part}`)
    .join("\n");
}

/** What comes before that byte of the line in UTF-8. */
function beforeByte(line: string, byte: number): string {
  return new TextDecoder().decode(new TextEncoder().encode(line).subarray(0, Math.max(0, byte)));
}

/** Nothing that a terminal would act on. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{C}\t]/gu, " ");
}
