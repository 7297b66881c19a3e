// Fields of cells as lines of text in a fixed-width font, for platforms that show no picture of
// them.

import type { FieldPart } from "./field-parts.ts";
import type { Grid } from "./view.ts";

/** The place of a cell, counted from 0. */
export interface GridSpot {
  readonly column: number;
  readonly row: number;
}

/** What is shown of a field beside its cells. */
export interface GridDrawing {
  /** All of it unless told. */
  readonly part?: FieldPart | undefined;
  /** The cell with brackets around it. They need no colour, and the spaces between the cells have
   * room for them. */
  readonly cursor?: GridSpot | undefined;
}

/** The lines, without a newline at the end: the columns' names above, downwards where they have
 * several letters, and the rows' beside. */
export function gridText(grid: Grid, { part = wholeOf(grid), cursor }: GridDrawing = {}): string {
  const { besideCells } = gridMargins(grid);
  const names = within(grid.columns, part.column, part.width);
  const headRows = longest(names);
  const columns = names.map((name) => name.padStart(headRows));
  const head = Array.from({ length: headRows }, (_, at) =>
    `${" ".repeat(besideCells)}${columns.map((name) => ` ${name[at]}`).join("")}`.trimEnd(),
  );
  const rows = within(grid.rows, part.row, part.height).map(({ name, cells }, at) => {
    const marked = cursor?.row === part.row + at ? cursor.column - part.column : undefined;
    return `${name.padStart(besideCells)}${rowText(within(cells, part.column, part.width), marked)}`;
  });
  return [...head, ...rows].join("\n");
}

function rowText(cells: readonly string[], marked: number | undefined): string {
  const before = (at: number): string => (at === marked ? "[" : at - 1 === marked ? "]" : " ");
  return `${cells.map((cell, at) => `${before(at)}${cell}`).join("")}${before(cells.length)}`.trimEnd();
}

/** What the names take: rows of text above the cells, letters beside them. */
export function gridMargins({ columns, rows }: Grid): {
  readonly headRows: number;
  readonly besideCells: number;
} {
  return { headRows: longest(columns), besideCells: longest(rows.map(({ name }) => name)) };
}

/** How many columns of cells such lines have room for, brackets included. */
export function gridColumns(grid: Grid, widthCells: number): number {
  return Math.floor((widthCells - gridMargins(grid).besideCells - 1) / 2);
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
