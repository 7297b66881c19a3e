// A field of cells that is too large to be shown whole, cut into parts.

import type { FieldLimits } from "./view.ts";

/** A part of a field: its first column and row, counted from 0, and its sides, in cells. */
export interface FieldPart {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

/** The parts, row by row, none larger than the limits and all about equally large; one where the
 * field fits. */
export function fieldParts(
  { width, height }: Pick<FieldPart, "width" | "height">,
  { columns, rows }: FieldLimits,
): readonly FieldPart[] {
  const across = cuts(width, columns);
  return cuts(height, rows).flatMap(([row, high]) =>
    across.map(([column, wide]) => ({ column, row, width: wide, height: high })),
  );
}

/** Where each part begins and how long it is. */
function cuts(length: number, most: number): readonly (readonly [number, number])[] {
  const count = Math.ceil(length / most);
  const starts = Array.from({ length: count + 1 }, (_, part) => Math.round((part * length) / count));
  return starts.slice(0, -1).map((start, part) => [start, (starts[part + 1] as number) - start]);
}
