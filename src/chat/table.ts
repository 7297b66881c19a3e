// Tables as lines of text in a fixed-width font, for platforms that have no tables of their own.

import { cellWidth } from "./cell-width.ts";

/** Columns that hold words. The others hold numbers, which stand to the right. */
const WORD_COLUMNS = 2;

/** The rows as lines without a newline at the end; every column as wide as its widest cell, one
 * space between. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => cellWidth(row[at] ?? ""))),
  );
  return rows
    .map((row) =>
      widths
        .map((width, at) => cell(row[at] ?? "", width, at))
        .join(" ")
        .trimEnd(),
    )
    .join("\n");
}

function cell(text: string, width: number, column: number): string {
  const space = " ".repeat(width - cellWidth(text));
  return column < WORD_COLUMNS ? text + space : space + text;
}
