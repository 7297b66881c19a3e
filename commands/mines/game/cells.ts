// Cell names as on a chessboard (column letters, row number: `B7`), and lists of them.

import { typedPattern, typedWords } from "../../../src/infra/i18n/typed-words.ts";

/** Width and height of a board, in cells. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The default first cell. */
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

/** Homoglyphs from other alphabets, because users type them by accident. */
const LOOKALIKES = new Map(
  typedWords("typed-lookalikes").map(([typed = "", meant = ""]): [string, string] => [typed, meant]),
);
const CELL = /^([A-Z]{1,2})([1-9]\d{0,2})$/;

/** The index of a cell name, case-insensitive; undefined when outside the board. */
export function readCell(sides: Sides, typed: string): number | undefined {
  const latin = typed.toUpperCase().replaceAll(/\p{L}/gu, (letter) => LOOKALIKES.get(letter) ?? letter);
  const [, letters, number] = CELL.exec(latin) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
  const row = Number(number) - 1;
  return column < sides.width && row < sides.height ? row * sides.width + column : undefined;
}

/** A cell to open or to flag. */
export interface TypedCell {
  readonly cell: number;
  readonly flag: boolean;
}

/** A typed line: its cells, or the first word that isn't a cell of the board. */
export type TypedCells = { readonly cells: readonly TypedCell[] } | { readonly bad: string };

const FLAG = typedPattern("typed-flag");
const CELL_TYPED = `(?:${FLAG}\\s+)?\\p{L}{1,2}\\d{1,3}`;

/** Lines of cell names, each optionally preceded by a flag word: `b7`, `f c3`. */
export const CELLS_TYPED = new RegExp(`^${CELL_TYPED}(?:[\\s,]+${CELL_TYPED})*$`, "iu");

const FLAG_WORD = new RegExp(`^${FLAG}$`, "i");

/** Parses `b7 f c3`; `flags` makes every cell a flag. */
export function readCells(sides: Sides, typed: string, flags: boolean): TypedCells {
  const cells: TypedCell[] = [];
  let flag = flags;
  for (const word of typed.trim().split(/[\s,]+/)) {
    if (FLAG_WORD.test(word)) {
      flag = true;
      continue;
    }
    const cell = readCell(sides, word);
    if (cell === undefined) return { bad: word };
    cells.push({ cell, flag });
    flag = flags;
  }
  return { cells };
}
