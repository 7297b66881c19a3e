// A table of names and figures that a phone shows without wrapping.

import { cellWidth, cutToCells } from "../../src/infra/i18n/cell-width.ts";

/** Cells that fit in one line on a phone. */
const LINE_CELLS = 32;
const NAME_CELLS = 20;
const NAME_CELLS_MIN = 8;
/** The column after the rank. */
const NAME = 1;

/** The rows, heading first, with names shortened to the width that the other columns leave. */
export function fittedRows(rows: readonly (readonly string[])[]): string[][] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    at === NAME ? 0 : Math.max(...rows.map((row) => cellWidth(row[at] ?? ""))),
  );
  const left = LINE_CELLS - widths.reduce((sum, width) => sum + width, 0) - (columns - 1);
  const room = Math.min(NAME_CELLS, Math.max(NAME_CELLS_MIN, left));
  return rows.map((row) => row.map((cell, at) => (at === NAME ? cutToCells(cell, room) : cell)));
}
