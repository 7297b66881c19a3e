// Tables as lines of fixed-width text, for platforms without tables.

import { cellWidth } from "./cell-width.ts";

/** The first columns hold text; the rest hold numbers and are right-aligned. */
const WORD_COLUMNS = 2;

/** The rows as lines without a final newline; columns are padded to their widest cell. */
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
