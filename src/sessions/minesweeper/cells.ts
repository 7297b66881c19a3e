// Cells by name, as on a chess board: the column's letters and the row's number, `B7`. And the windows through which a large board is played.

import type { FieldLimits } from "../../chat/index.ts";

/** The sides of a board, in cells. */
export interface Sides {
  readonly width: number;
  readonly height: number;
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

/** Letters of the other alphabet that look the same: who writes Russian types them without noticing. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  С: "C",
  Е: "E",
  Н: "H",
  К: "K",
  М: "M",
  О: "O",
  Р: "P",
  Т: "T",
  Х: "X",
};
const CELL = /^([A-Z]{1,2})([1-9]\d{0,2})$/;

/** The cell of that name, in any letter case; undefined where the board has none. */
export function readCell(sides: Sides, typed: string): number | undefined {
  const latin = typed.toUpperCase().replaceAll(/[А-Я]/g, (letter) => LOOKALIKES[letter] ?? letter);
  const [, letters, number] = CELL.exec(latin) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
  const row = Number(number) - 1;
  return column < sides.width && row < sides.height ? row * sides.width + column : undefined;
}

/** A part of a board: its first column and row, and its sides. */
export interface BoardWindow extends Sides {
  readonly column: number;
  readonly row: number;
}

/** The parts, row by row, none larger than the limits and all about equally large; one where the board fits. */
export function windowsOf({ width, height }: Sides, { columns, rows }: FieldLimits): readonly BoardWindow[] {
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

/** The number of the window that holds the cell. */
export function windowWith(windows: readonly BoardWindow[], { width }: Sides, cell: number): number {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return windows.findIndex(
    ({ column, row, ...sides }) => x >= column && x < column + sides.width && y >= row && y < row + sides.height,
  );
}
