// Cell grids as lines of fixed-width text, for platforms without images.

import type { FieldPart } from "./field-parts.ts";
import type { Grid, GridSpot } from "./view.ts";

/** Options for drawing a grid. */
export interface GridDrawing {
  /** The whole grid when absent. */
  readonly part?: FieldPart | undefined;
  /** The cell in square brackets: needs no colour, and the gaps between cells have room for them. */
  readonly cursor?: GridSpot | undefined;
}

/** Lines without a final newline: column names on top (vertical if long), row names at the side. */
export function gridText(grid: Grid, { part = wholeOf(grid), cursor }: GridDrawing = {}): string {
  const { besideCells } = gridMargins(grid);
  const names = within(grid.columns, part.column, part.width);
  const headRows = longest(names);
  const columns = names.map((name) => name.padStart(headRows));
  const head = Array.from({ length: headRows }, (_, at) =>
    `${" ".repeat(besideCells)}${columns.map((name) => ` ${name[at]}`).join("")}`.trimEnd(),
  );
  const rows = within(grid.rows, part.row, part.height).map(({ name, cells }, at) => {
    const columnOf = (spot: GridSpot | undefined) =>
      spot?.row === part.row + at ? spot.column - part.column : undefined;
    const brackets = [...bracketsAt(columnOf(grid.mark), "()"), ...bracketsAt(columnOf(cursor), "[]")];
    return `${name.padStart(besideCells)}${rowText(within(cells, part.column, part.width), new Map(brackets))}`;
  });
  return [...head, ...rows].join("\n");
}

/** By the cell that each bracket stands before. */
function bracketsAt(
  column: number | undefined,
  [open, close]: string,
): readonly (readonly [number, string])[] {
  return column === undefined
    ? []
    : [
        [column, open ?? ""],
        [column + 1, close ?? ""],
      ];
}

function rowText(cells: readonly string[], brackets: ReadonlyMap<number, string>): string {
  const before = (at: number): string => brackets.get(at) ?? " ";
  return `${cells.map((cell, at) => `${before(at)}${cell}`).join("")}${before(cells.length)}`.trimEnd();
}

/** Header size: text rows above the cells, letters beside them. */
export function gridMargins({ columns, rows }: Grid): {
  readonly headRows: number;
  readonly besideCells: number;
} {
  return { headRows: longest(columns), besideCells: longest(rows.map(({ name }) => name)) };
}

/** How many columns fit into that width, brackets included. */
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
