// Tables of fixed-width text: first columns left-aligned, numbers right-aligned.

import { cellWidth } from "./i18n/cell-width.ts";
import { neutralLine } from "./i18n/name-in-text.ts";

/** Returns rows as newline-terminated lines, with columns as wide as their widest cell; row lengths may differ. `texts`:
 * how many columns are left-aligned. */
export function textTable(
  given: readonly (readonly string[])[],
  { texts = 1, gap = "  " }: { readonly texts?: number; readonly gap?: string } = {},
): string {
  const rows = given.map((row) => row.map(neutralLine));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => cellWidth(row[at] ?? ""))),
  );
  const cell = (text: string, width: number, at: number): string => {
    const space = " ".repeat(width - cellWidth(text));
    return at < texts ? text + space : space + text;
  };
  const lines = rows.map((row) => widths.map((width, at) => cell(row[at] ?? "", width, at)).join(gap));
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}

/** Formats a number with its sign and `digits` decimals; a dash if it isn't a number. */
export function signed(value: number, digits: number): string {
  return Number.isFinite(value) ? `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(digits)}` : "-";
}

/** Formats a share as a percentage with one decimal; a dash if it isn't a number. */
export function percent(share: number): string {
  return Number.isFinite(share) ? `${(100 * share).toFixed(1)} %` : "-";
}
