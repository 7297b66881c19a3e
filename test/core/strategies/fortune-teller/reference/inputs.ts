// Common form of all inputs: per opponent move a log likelihood ratio to chance, and a confidence.

/** Confidence levels; mixers have one weight per level. */
export const CONFIDENCES = 6;

/** The inputs of all sources in one round. */
export interface Opinions {
  /** ln(size * probability) at [input * size + move]; all 0 where there is no opinion. */
  readonly values: Float64Array;
  /** By input: 0 … 5. */
  readonly confidences: Uint8Array;
}

/** Learned numbers. */
export type Table = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;

/** A source of adjacent inputs. */
export interface Source {
  readonly inputs: number;
  /** Writes all present opinions from input `first` on. */
  weigh(opinions: Opinions, first: number): void;
  /** Learns the actual moves of the round weighed last. */
  learn(own: number, opponent: number): void;
  /** All learned state, in a fixed order: copying these copies the source. */
  readonly tables: readonly Table[];
}

/** The confidence level of `n` observations. */
export function confidenceOf(n: number): number {
  if (n < 5) return n <= 0 ? 0 : n < 2 ? 1 : 2;
  return n < 12 ? 3 : n < 40 ? 4 : 5;
}

/** Sets the input to "no opinion". */
export function clear({ values, confidences }: Opinions, input: number, size: number): void {
  values.fill(0, input * size, (input + 1) * size);
  confidences[input] = 0;
}

/** Decayed counts, one row per situation, with add-one smoothing. */
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

  /** Writes ln(size * probability) of each move; the row's moves are relative to `reference`. */
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
