// Cursor movement over a cell grid.

import type { GridSpot, TypedGrid } from "../../chat/index.ts";

const STEPS: Readonly<Record<string, GridSpot>> = {
  up: { column: 0, row: -1 },
  down: { column: 0, row: 1 },
  left: { column: -1, row: 0 },
  right: { column: 1, row: 0 },
};

/** Whether the key is an arrow. */
export function isArrow(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(STEPS, name);
}

/** One step in the arrow's direction, clamped at the edge. */
export function stepped(grid: TypedGrid, { column, row }: GridSpot, arrow: string): GridSpot {
  const step = STEPS[arrow] ?? { column: 0, row: 0 };
  const next = { column: column + step.column, row: row + step.row };
  return lineAt(grid, next) === undefined ? { column, row } : next;
}

/** The same spot on another form of the grid; the centre without one or on another grid. */
export function spotOn(
  grid: TypedGrid,
  before?: { readonly grid: TypedGrid; readonly spot: GridSpot },
): GridSpot {
  if (before && isSameField(before.grid, grid)) return before.spot;
  return { column: Math.floor((grid.cells[0]?.length ?? 0) / 2), row: Math.floor(grid.cells.length / 2) };
}

/** The line that names the cell. */
export function lineAt({ cells }: TypedGrid, { column, row }: GridSpot): string | undefined {
  return cells[row]?.[column];
}

/** Whether both are probably forms of the same grid. */
export function isSameField(one: TypedGrid, other: TypedGrid): boolean {
  return sidesOf(one) === sidesOf(other);
}

function sidesOf({ cells }: TypedGrid): string {
  return `${cells[0]?.length ?? 0}x${cells.length}`;
}
