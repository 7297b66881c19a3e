// Splits a cell grid that is too large to show in one piece.

import type { FieldLimits } from "../vocabulary/view.ts";

/** Part of a grid: first column and row (0-based) and size in cells. */
export interface FieldPart {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

/** The parts, row by row, within the limits and about equal in size; one part if the grid fits. */
export function fieldParts(
  { width, height }: Pick<FieldPart, "width" | "height">,
  { columns, rows }: FieldLimits,
): readonly FieldPart[] {
  const across = cuts(width, columns);
  return cuts(height, rows).flatMap(([row, high]) =>
    across.map(([column, wide]) => ({ column, row, width: wide, height: high })),
  );
}

/** Start and length of each part. */
function cuts(length: number, most: number): readonly (readonly [number, number])[] {
  const count = Math.ceil(length / most);
  const starts = Array.from({ length: count + 1 }, (_, part) => Math.round((part * length) / count));
  return starts.slice(0, -1).map((start, part) => [start, (starts[part + 1] as number) - start]);
}
