// What every source of opinions has in common: for each move of the opponent a logarithm of how
// much likelier than chance it is, and how much is known.

/** How much stands behind an opinion, in six steps; the mixers weigh an opinion by its step. */
export const CONFIDENCES = 6;

/** The opinions of all sources in one round, side by side. */
export interface Opinions {
  /** ln(size * probability) at [input * size + move]; all nil where there is no opinion. */
  readonly values: Float64Array;
  /** By input: 0 … 5. */
  readonly confidences: Uint8Array;
}

/** Numbers that something learned. */
export type Table = Float64Array | Float32Array | Int32Array | Uint32Array | Uint8Array;

/** Sources of one kind; their inputs stand together. */
export interface Source {
  readonly inputs: number;
  /** Whether that input (counted from 0) depends on the opponent's moves alone. */
  isSolitary(input: number): boolean;
  /** Writes the present opinions from input `first` on, all of them. */
  weigh(opinions: Opinions, first: number): void;
  /** Learns the round that was weighed last: the moves really made. */
  learn(own: number, opponent: number): void;
  /** All that it learned, always in the same order: who copies these copies it. */
  readonly tables: readonly Table[];
}

/** The step of something seen `n` times. */
export function confidenceOf(n: number): number {
  if (n < 5) return n <= 0 ? 0 : n < 2 ? 1 : 2;
  return n < 12 ? 3 : n < 40 ? 4 : 5;
}

/** No opinion at that input. */
export function clear({ values, confidences }: Opinions, input: number, size: number): void {
  values.fill(0, input * size, (input + 1) * size);
  confidences[input] = 0;
}

/** Decayed counts, a row for each situation, smoothed by one. */
export class CountRows {
  readonly #size: number;
  readonly #decay: number;
  readonly cells: Float32Array;

  constructor(rows: number, size: number, decay: number) {
    this.#size = size;
    this.#decay = decay;
    this.cells = new Float32Array(rows * size);
  }

  sum(row: number): number {
    let sum = 0;
    for (let cell = row * this.#size; cell < (row + 1) * this.#size; cell++)
      sum += this.cells[cell] as number;
    return sum;
  }

  /** Writes ln(size * probability) of each move, the row's moves being counted from `reference`. */
  weigh(row: number, reference: number, values: Float64Array, start: number): void {
    const size = this.#size;
    const scale = size / (this.sum(row) + size);
    for (let step = 0; step < size; step++) {
      const move = step + reference;
      values[start + (move < size ? move : move - size)] = Math.log(
        scale * ((this.cells[row * size + step] as number) + 1),
      );
    }
  }

  add(row: number, step: number): void {
    const start = row * this.#size;
    for (let cell = start; cell < start + this.#size; cell++) {
      this.cells[cell] = (this.cells[cell] as number) * this.#decay;
    }
    this.cells[start + step] = (this.cells[start + step] as number) + 1;
  }
}
