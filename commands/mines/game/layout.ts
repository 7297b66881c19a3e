import { type FieldLimits, type FieldPart, fieldParts } from "../../../src/chat/index.ts";
import type { CellLook, Minesweeper } from "../../../src/core/games/minesweeper/index.ts";
import type { Locale } from "../../../src/infra/i18n/index.ts";
import type { Sides } from "./cells.ts";
import type { MinesRecord } from "./document.ts";

/** All buttons, a picture with button windows, or text. */
export type Layout =
  | { readonly kind: "field" }
  | { readonly kind: "picture"; readonly windows: readonly FieldPart[] }
  | { readonly kind: "text" };

/** Chooses the layout by the platform's button limits; `limits` undefined: it has no buttons. */
export function layoutOf(sides: Sides, limits: FieldLimits | undefined): Layout {
  if (!limits) return { kind: "text" };
  const windows = fieldParts(sides, limits);
  return windows.length === 1 ? { kind: "field" } : { kind: "picture", windows };
}

/** The index of the window that shows a cell; undefined if the layout has no windows. */
export function windowOfCell(
  sides: Sides,
  limits: FieldLimits | undefined,
  cell: number,
): number | undefined {
  const layout = layoutOf(sides, limits);
  return layout.kind === "picture" ? windowWith(layout.windows, sides, cell) : undefined;
}

/** The index of the window that contains the cell. */
export function windowWith(windows: readonly FieldPart[], { width }: Sides, cell: number): number {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return windows.findIndex(
    ({ column, row, ...sides }) =>
      x >= column && x < column + sides.width && y >= row && y < row + sides.height,
  );
}

/** A game with everything needed to render it. */
export interface Scene {
  readonly record: MinesRecord;
  readonly game: Minesweeper;
  readonly looks: readonly CellLook[];
  readonly layout: Layout;
  readonly locale: Locale;
}
