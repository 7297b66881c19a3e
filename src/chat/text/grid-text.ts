// Cell grids as lines of fixed-width text, for platforms without images.

import type { Grid } from "../vocabulary/view.ts";
import type { FieldPart } from "./field-parts.ts";

/** Lines without a final newline: column names on top (vertical if long), row names at the side; for part of a grid,
 * only the names beside its cells. */
export function gridText(grid: Grid, part: FieldPart = wholeOf(grid)): string {
  const besideCells = cellsBeside(grid);
  const names = within(grid.columns, part.column, part.width);
  const headRows = longest(names);
  const columns = names.map((name) => name.padStart(headRows));
  const head = Array.from({ length: headRows }, (_, at) =>
    `${" ".repeat(besideCells)}${columns.map((name) => ` ${name[at]}`).join("")}`.trimEnd(),
  );
  const rows = within(grid.rows, part.row, part.height).map(({ name, cells }, at) => {
    const marked = grid.mark?.row === part.row + at ? grid.mark.column - part.column : undefined;
    return `${name.padStart(besideCells)}${rowText(within(cells, part.column, part.width), marked)}`;
  });
  return [...head, ...rows].join("\n");
}

/** The marked cell is in brackets, which fit into the gaps between cells. */
function rowText(cells: readonly string[], marked: number | undefined): string {
  const before = (at: number): string => (at === marked ? "(" : at - 1 === marked ? ")" : " ");
  return `${cells.map((cell, at) => `${before(at)}${cell}`).join("")}${before(cells.length)}`.trimEnd();
}

/** Width of the row names beside the cells. */
function cellsBeside({ rows }: Grid): number {
  return longest(rows.map(({ name }) => name));
}

/** How many columns fit into that width, including brackets. */
export function gridColumns(grid: Grid, widthCells: number): number {
  return Math.floor((widthCells - cellsBeside(grid) - 1) / 2);
}

export function wholeOf({ columns, rows }: Grid): FieldPart {
  return { column: 0, row: 0, width: columns.length, height: rows.length };
}

function within<T>(all: readonly T[], start: number, length: number): readonly T[] {
  return all.slice(start, start + length);
}

function longest(names: readonly string[]): number {
  return Math.max(0, ...names.map(({ length }) => length));
}
