// Cells of a board and their neighbours, computed once per size.

/** Cells are numbered row by row from the top left, from 0. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /** Neighbours of cell c: entries 8 c … 8 c + degree[c] - 1, in reading order. */
  readonly neighbours: Int32Array;
  readonly degree: Uint8Array;
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
  const neighbours = new Int32Array(cells * 8);
  const degree = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const touching = around(cell, width, height);
    neighbours.set(touching, 8 * cell);
    degree[cell] = touching.length;
  }
  return { width, height, cells, neighbours, degree };
}

function around(cell: number, width: number, height: number): readonly number[] {
  const row = Math.floor(cell / width);
  const column = cell % width;
  const found: number[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
      if (y !== row || x !== column) found.push(y * width + x);
    }
  }
  return found;
}

/** The cells adjacent to `cell`. */
export function neighboursOf({ neighbours, degree }: Board, cell: number): Int32Array {
  return neighbours.subarray(8 * cell, 8 * cell + (degree[cell] ?? 0));
}
