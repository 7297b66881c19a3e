// Cell names as on a chessboard: a column letter and a row number, `B7`.

/** Width and height of a board, in cells. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The default first cell. */
export function middleCell({ width, height }: Sides): number {
  return Math.floor(height / 2) * width + Math.floor(width / 2);
}

export function cellName({ width }: Pick<Sides, "width">, cell: number): string {
  return `${String.fromCharCode(65 + (cell % width))}${Math.floor(cell / width) + 1}`;
}
