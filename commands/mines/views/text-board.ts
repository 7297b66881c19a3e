// A board as text: for terminals, and as fallback for pictures.

import type { Grid, TypedGrid } from "../../../src/chat/index.ts";
import type { CellLook } from "../../../src/core/games/minesweeper/index.ts";
import { cellName, columnName, type Sides } from "../cells.ts";

const SIGNS: Readonly<Record<Exclude<CellLook, number>, string>> = {
  covered: "■",
  flag: "F",
  mine: "*",
  blown: "X",
  "wrong-flag": "!",
};

/** The board with column letters and row numbers; `·` is an open cell with no mine near. */
export function boardGrid({ width, height }: Sides, looks: readonly CellLook[]): Grid {
  return {
    columns: Array.from({ length: width }, (_, column) => columnName(column)),
    rows: Array.from({ length: height }, (_, row) => ({
      name: String(row + 1),
      cells: looks.slice(row * width, (row + 1) * width).map(signOf),
    })),
  };
}

/** A compact board without column names, for the alt text of pictures. */
export function shortBoard(sides: Sides, looks: readonly CellLook[]): string {
  const { rows } = boardGrid(sides, looks);
  return rows.map(({ name, cells }) => `${name} ${cells.join("")}`).join("\n");
}

/** The cells' names, row by row. */
export function namedCells(sides: Sides): TypedGrid["cells"] {
  return Array.from({ length: sides.height }, (_, row) =>
    Array.from({ length: sides.width }, (_, column) => cellName(sides, row * sides.width + column)),
  );
}

function signOf(look: CellLook): string {
  return typeof look === "number" ? (look === 0 ? "·" : String(look)) : SIGNS[look];
}
