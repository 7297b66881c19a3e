// A cursor over a field of cells that is drawn as text: where it goes, and how it looks. Brackets need no colour, and the spaces between the cells have room for them.

import type { TypedGrid } from "../../chat/index.ts";
import type { PrintableBlock } from "./render.ts";

/** A cell by its place, counted from 0. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

const STEPS: Readonly<Record<string, Spot>> = {
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
export function stepped(grid: TypedGrid, { column, row }: Spot, arrow: string): Spot {
  const step = STEPS[arrow] ?? { column: 0, row: 0 };
  const next = { column: column + step.column, row: row + step.row };
  return lineAt(grid, next) === undefined ? { column, row } : next;
}

/** The same place on another form of the field; the middle where there was none, or the field is another. */
export function spotOn(grid: TypedGrid, before?: { readonly grid: TypedGrid; readonly spot: Spot }): Spot {
  if (before && sidesOf(before.grid) === sidesOf(grid)) return before.spot;
  return { column: Math.floor((grid.cells[0]?.length ?? 0) / 2), row: Math.floor(grid.cells.length / 2) };
}

/** The line that means the cell. */
export function lineAt({ cells }: TypedGrid, { column, row }: Spot): string | undefined {
  return cells[row]?.[column];
}

/** The blocks with brackets around the cell in the first `code` block. */
export function withCursor(
  blocks: readonly PrintableBlock[],
  { place }: TypedGrid,
  { column, row }: Spot,
): readonly PrintableBlock[] {
  const drawn = blocks.find(({ type }) => type === "code");
  const letter = place.letter + column * place.step;
  return blocks.map((block) => {
    if (block !== drawn || block.type !== "code") return block;
    const lines = block.text.split("\n");
    const line = lines[place.line + row] ?? "";
    lines[place.line + row] =
      `${line.slice(0, letter - 1)}[${line.slice(letter, letter + 1)}]${line.slice(letter + 2)}`;
    return { type: "code", text: lines.join("\n") };
  });
}

function sidesOf({ cells }: TypedGrid): string {
  return `${cells[0]?.length ?? 0}x${cells.length}`;
}
