// Terminal tables: first column left-aligned, numbers right-aligned, two spaces between columns.

import { neutralLine } from "../i18n/name-in-text.ts";

/** Returns rows as newline-terminated lines, with columns as wide as their widest cell; row lengths may differ. */
export function textTable(given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map(neutralLine));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    widths
      .map((width, column) =>
        column === 0 ? (row[0] ?? "").padEnd(width) : (row[column] ?? "").padStart(width),
      )
      .join("  ")
      .trimEnd(),
  );
  return lines.map((line) => `${line}\n`).join("");
}

/** Formats a number with its sign and `digits` decimals; a dash if it isn't a number. */
export function signed(value: number, digits: number): string {
  return Number.isFinite(value) ? `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(digits)}` : "-";
}

/** Formats a share as a percentage with one decimal; a dash if it isn't a number. */
export function percent(share: number): string {
  return Number.isFinite(share) ? `${(100 * share).toFixed(1)} %` : "-";
}
