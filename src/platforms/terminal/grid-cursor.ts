// A cursor over a field of cells: where it goes.

import type { GridSpot, TypedGrid } from "../../chat/index.ts";

const STEPS: Readonly<Record<string, GridSpot>> = {
  up: { column: 0, row: -1 },
  down: { column: 0, row: 1 },
  left: { column: -1, row: 0 },
  right: { column: 1, row: 0 },
};

/** True when the key of that name is an arrow. */
export function isArrow(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(STEPS, name);
}

/** One step by an arrow key; at the edge it stays. */
export function stepped(grid: TypedGrid, { column, row }: GridSpot, arrow: string): GridSpot {
  const step = STEPS[arrow] ?? { column: 0, row: 0 };
  const next = { column: column + step.column, row: row + step.row };
  return lineAt(grid, next) === undefined ? { column, row } : next;
}

/** The same place on another form of the field; the middle where there was none, or the field is
 * another. */
export function spotOn(
  grid: TypedGrid,
  before?: { readonly grid: TypedGrid; readonly spot: GridSpot },
): GridSpot {
  if (before && isSameField(before.grid, grid)) return before.spot;
  return { column: Math.floor((grid.cells[0]?.length ?? 0) / 2), row: Math.floor(grid.cells.length / 2) };
}

/** The line that means the cell. */
export function lineAt({ cells }: TypedGrid, { column, row }: GridSpot): string | undefined {
  return cells[row]?.[column];
}

/** True for two forms of one field, as far as one can see. */
export function isSameField(one: TypedGrid, other: TypedGrid): boolean {
  return sidesOf(one) === sidesOf(other);
}

function sidesOf({ cells }: TypedGrid): string {
  return `${cells[0]?.length ?? 0}x${cells.length}`;
}
