// Cells by name, as on a chess board: the column's letters and the row's number, `B7`; and lines
// that name some.

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

/** Cyrillic letters that look like Latin ones: who writes Russian types them without noticing. */
const CYRILLIC = "АВСЕНКМОРТХ";
const LATIN = "ABCEHKMOPTX";
const CELL = /^([A-Z]{1,2})([1-9]\d{0,2})$/;

/** The cell of that name, in any letter case; undefined where the board has none. */
export function readCell(sides: Sides, typed: string): number | undefined {
  const latin = typed
    .toUpperCase()
    .replaceAll(/[А-Я]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
  const [, letters, number] = CELL.exec(latin) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
  const row = Number(number) - 1;
  return column < sides.width && row < sides.height ? row * sides.width + column : undefined;
}

/** A cell to be opened, or to be flagged. */
export interface TypedCell {
  readonly cell: number;
  readonly flag: boolean;
}

/** A typed line: its cells, or the first word that is no cell of the board. */
export type TypedCells = { readonly cells: readonly TypedCell[] } | { readonly bad: string };

/** Lines that name cells, with or without a word for a flag before them: `b7`, `f c3`. */
export const CELLS_TYPED =
  /^(?:(?:f|flag|ф|флаг)\s+)?(?:[a-zа-я]{1,2}\d{1,3})(?:[\s,]+(?:(?:f|flag|ф|флаг)\s+)?[a-zа-я]{1,2}\d{1,3})*$/i;

const FLAG_WORD = /^(?:f|flag|ф|флаг)$/i;

/** Reads `b7 f c3`; `flags`: all of them are to be flagged. */
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
