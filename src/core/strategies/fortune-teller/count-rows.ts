// The next move along the circle for each of `size` moves, as a table to avoid a branch.

/** Returns the next move along the circle for each of `size` moves; a lookup needs no branch. */
export function circleOf(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, move) => (move + 1) % size);
}

/** Decayed counts, one row per situation, with add-one smoothing. */
export class CountRows {
  readonly #size: number;
  readonly #decay: number;
  readonly #next: Uint8Array;
  /** Each count plus one, at [row * size + step]. */
  readonly cells: Float32Array;

  constructor(rows: number, size: number, decay: number) {
    this.#size = size;
    this.#decay = decay;
    this.#next = circleOf(size);
    this.cells = new Float32Array(rows * size).fill(1);
  }

  /** Writes the smoothed count of each move, with the row's moves relative to `reference`; returns the sum of the
   * counts. */
  weigh(row: number, reference: number, values: Float32Array, start: number): number {
    const { cells } = this;
    const size = this.#size;
    const next = this.#next;
    let sum = -size;
    let move = reference;
    for (let cell = row * size; cell < (row + 1) * size; cell++) {
      const count = cells[cell] as number;
      values[start + move] = count;
      sum += count;
      move = next[move] as number;
    }
    return sum;
  }

  /** Adds the move, relative to its reference, to each row whose index isn't negative. */
  learn(rows: Int16Array, references: Uint8Array, move: number): void {
    const { cells } = this;
    const size = this.#size;
    const decay = this.#decay;
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as number;
      if (row < 0) continue;
      const start = row * size;
      for (let cell = start; cell < start + size; cell++) {
        cells[cell] = (cells[cell] as number) * decay + (1 - decay);
      }
      const step = move - (references[index] as number);
      const came = start + step + (size & (step >> 31));
      cells[came] = (cells[came] as number) + 1;
    }
  }
}
