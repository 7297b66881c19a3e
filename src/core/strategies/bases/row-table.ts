// A growing table of doubles; a row exists once it has been used.

/** Initialises a row on first use; its cells start at `values[start]`. */
type Fill = (values: Float64Array, start: number) => void;

const FIRST_ROWS = 16;

/** A table with `width` cells per row. */
export class RowTable {
  readonly width: number;
  /** Row r's cells start at r * width. Reallocated when the table grows. */
  values: Float64Array;
  used: Uint8Array;
  readonly #fill: Fill;

  constructor(width: number, fill: Fill = () => undefined) {
    this.width = width;
    this.values = new Float64Array(FIRST_ROWS * width);
    this.used = new Uint8Array(FIRST_ROWS);
    this.#fill = fill;
  }

  /** Memory taken. */
  get bytes(): number {
    return this.values.byteLength + this.used.byteLength;
  }

  /** Offset of the row's cells, allocated if missing. */
  start(row: number): number {
    if (this.used[row] !== 1) this.#start(row);
    return row * this.width;
  }

  #start(row: number): void {
    if (row >= this.used.length) this.#grow(Math.max(row + 1, 2 * this.used.length));
    this.used[row] = 1;
    this.#fill(this.values, row * this.width);
  }

  #grow(rows: number): void {
    const { values, used } = this;
    this.values = new Float64Array(rows * this.width);
    this.used = new Uint8Array(rows);
    this.values.set(values);
    this.used.set(used);
  }

  /** The used rows, ascending. */
  get usedRows(): readonly number[] {
    return [...this.used.keys()].filter((row) => this.used[row] === 1);
  }
}
