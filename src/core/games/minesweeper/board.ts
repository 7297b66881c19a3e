// A board: its cells and their neighbours, the rules it's played by, and where its mines are.

import { sha256Hex } from "../../sha256.ts";

/** Cells are numbered row by row from the top left, from 0. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /** By cell, in reading order. */
  readonly neighbours: readonly (readonly number[])[];
}

/** Maximum side in cells; keeps cell numbers short. */
export const SIDE_MAX = 200;

/** @throws RangeError unless both sides are integers in 1 … `SIDE_MAX`. */
export function boardOf(width: number, height: number): Board {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > SIDE_MAX)
      throw new RangeError(`no board has a side of ${side}`);
  }
  const cells = width * height;
  const around = (cell: number): readonly number[] => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const found: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++)
        if (y !== row || x !== column) found.push(y * width + x);
    return found;
  };
  return { width, height, cells, neighbours: Array.from({ length: cells }, (_, cell) => around(cell)) };
}

/** The cells adjacent to `cell`. */
export function neighboursOf({ neighbours }: Board, cell: number): readonly number[] {
  return neighbours[cell] ?? [];
}

/** Cells free of mines: `safe` the first, `opening` also its neighbours. `seed` is the published study's rule: mines
 * are thrown one by one, again if they hit the first cell; duplicates count once. */
export type StartRule = "safe" | "opening" | "seed";

export interface MinesRules {
  readonly width: number;
  readonly height: number;
  /** Number of mines laid, or thrown with `seed`. */
  readonly mines: number;
  readonly start: StartRule;
}

/** The standard levels. */
export const MINES_LEVELS = {
  beginner: { width: 9, height: 9, mines: 10 },
  intermediate: { width: 16, height: 16, mines: 40 },
  expert: { width: 30, height: 16, mines: 99 },
} as const;

/** The most mines for which the start rule holds, whichever cell is first. */
export function minesMax({ width, height, start }: Omit<MinesRules, "mines">): number {
  const spared = start === "opening" ? Math.min(3, width) * Math.min(3, height) : 1;
  return Math.max(0, width * height - spared);
}

/** @throws RangeError if mines aren't an integer in 0 … `minesMax`. */
export function requireRules(rules: MinesRules): void {
  const { width, height, mines, start } = rules;
  if (Number.isInteger(mines) && mines >= 0 && mines <= minesMax(rules)) return;
  throw new RangeError(`${mines} mines do not fit ${width}x${height} with rule ${start}`);
}

/** 1 per mine. Anyone can compute a seed's mines: of the cells that may have one, those with the smallest SHA-256 of
 * `<seed>|<cell>`. With rule `seed`, mine n is thrown into the cell SHA-256(`<seed>|<n>`) modulo the number of cells. */
export function layMines(
  board: Board,
  { mines, start }: MinesRules,
  first: number,
  seed: string,
): Uint8Array {
  const mined = new Uint8Array(board.cells);
  if (start === "seed") {
    for (let thrown = 0, left = mines; left > 0; thrown++) {
      const cell = Number(BigInt(`0x${sha256Hex(`${seed}|${thrown}`)}`) % BigInt(board.cells));
      if (cell === first) continue;
      mined[cell] = 1;
      left--;
    }
    return mined;
  }
  const spared = new Set([first, ...(start === "opening" ? neighboursOf(board, first) : [])]);
  const hashed = Array.from(mined, (_, cell) => ({ cell, hash: sha256Hex(`${seed}|${cell}`) }));
  const free = hashed.filter(({ cell }) => !spared.has(cell)).sort((a, b) => (a.hash < b.hash ? -1 : 1));
  for (const { cell } of free.slice(0, mines)) mined[cell] = 1;
  return mined;
}
