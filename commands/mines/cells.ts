// Cells by name, as on a chess board: the column's letters and the row's number, `B7`. And which
// part of a large board holds one.

import type { FieldPart } from "../../src/chat/index.ts";
import { typedWords } from "../../src/infra/i18n/typed-words.ts";

/** The sides of a board, in cells. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The cell that a board begins with where nobody chooses one. */
export function middleCell({ width, height }: Sides): number {
  return Math.floor(height / 2) * width + Math.floor(width / 2);
}

const LETTERS = 26;

/** `A` … `Z`, `AA`, `AB`, … */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? last : columnName(Math.floor(column / LETTERS) - 1) + last;
}

export function cellName({ width }: Pick<Sides, "width">, cell: number): string {
  return `${columnName(cell % width)}${Math.floor(cell / width) + 1}`;
}

/** Letters of another alphabet that look the same: who writes in it types them without noticing. */
const LOOKALIKES = new Map(
  typedWords("typed-lookalikes").map(([typed = "", meant = ""]): [string, string] => [typed, meant]),
);
const CELL = /^([A-Z]{1,2})([1-9]\d{0,2})$/;

/** The cell of that name, in any letter case; undefined where the board has none. */
export function readCell(sides: Sides, typed: string): number | undefined {
  const latin = typed.toUpperCase().replaceAll(/\p{L}/gu, (letter) => LOOKALIKES.get(letter) ?? letter);
  const [, letters, number] = CELL.exec(latin) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
  const row = Number(number) - 1;
  return column < sides.width && row < sides.height ? row * sides.width + column : undefined;
}

/** The number of the window that holds the cell. */
export function windowWith(windows: readonly FieldPart[], { width }: Sides, cell: number): number {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return windows.findIndex(
    ({ column, row, ...sides }) =>
      x >= column && x < column + sides.width && y >= row && y < row + sides.height,
  );
}
