// A board as lines of text in a fixed-width font, with the columns' letters above and the rows' numbers beside: for terminals, and where no picture can be drawn.

import type { TypedGrid } from "../../chat/index.ts";
import type { CellLook } from "../../games/minesweeper/index.ts";
import { cellName, columnName, type Sides } from "./cells.ts";

const SIGNS: Readonly<Record<Exclude<CellLook, number>, string>> = {
  covered: "■",
  flag: "F",
  mine: "*",
  blown: "X",
  "wrong-flag": "!",
};

/** The lines, without a newline at the end. Cells: `■` covered, `·` open with no mine near, `F` flag, `*` mine, `X` the mine that was opened, `!` wrong flag. */
export function textBoard({ width, height }: Sides, looks: readonly CellLook[]): string {
  const { beside, cellWidth } = measures({ width, height });
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padStart(beside)}${cells.map((cell) => cell.padStart(cellWidth)).join("")}`;
  const names = Array.from({ length: width }, (_, column) => columnName(column));
  const rows = Array.from({ length: height }, (_, row) =>
    line(String(row + 1), looks.slice(row * width, (row + 1) * width).map(signOf)),
  );
  return [line("", names), ...rows].join("\n");
}

/** The same in few letters, without the columns' names and the space between cells: for what is said instead of a picture. */
export function shortBoard({ width, height }: Sides, looks: readonly CellLook[]): string {
  const row = (at: number): string =>
    looks
      .slice(at * width, (at + 1) * width)
      .map(signOf)
      .join("");
  return Array.from({ length: height }, (_, at) => `${at + 1} ${row(at)}`).join("\n");
}

/** Where the cells stand in those lines, and their names. */
export function textGrid(sides: Sides): Pick<TypedGrid, "cells" | "place"> {
  const { beside, cellWidth } = measures(sides);
  const row = (at: number): readonly string[] =>
    Array.from({ length: sides.width }, (_, column) => cellName(sides, at * sides.width + column));
  return {
    cells: Array.from({ length: sides.height }, (_, at) => row(at)),
    // Above are the columns' names; a cell ends the space that it has.
    place: { line: 1, letter: beside + cellWidth - 1, step: cellWidth },
  };
}

/** Letters for the rows' numbers, and for each cell. */
function measures({ width, height }: Sides): { readonly beside: number; readonly cellWidth: number } {
  return { beside: String(height).length, cellWidth: columnName(width - 1).length + 1 };
}

function signOf(look: CellLook): string {
  return typeof look === "number" ? (look === 0 ? "·" : String(look)) : SIGNS[look];
}
