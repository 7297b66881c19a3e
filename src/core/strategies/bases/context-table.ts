// Maps a context number to a row of cells: a dense array if it fits, otherwise an open-addressing hash table.

const DENSE_CELLS_MAX = 1 << 18;
const FIRST_ROWS = 1 << 6;
const TWO_TO_32 = 2 ** 32;

/** Rows of cells, initially 0, keyed by integers below `contexts` < 2^53. */
export class ContextTable {
  /** The cells of all rows; read it again after `claim`, which may reallocate. */
  cells: Float64Array;
  readonly #width: number;
  /** key + 1 in used rows, 0 in free ones; undefined if the table is dense. */
  #keys: Float64Array | undefined;
  #taken = 0;

  constructor(width: number, contexts: number) {
    const dense = contexts * width <= DENSE_CELLS_MAX;
    this.#width = width;
    this.#keys = dense ? undefined : new Float64Array(FIRST_ROWS);
    this.cells = new Float64Array(width * (dense ? contexts : FIRST_ROWS));
  }

  /** Memory taken. */
  get bytes(): number {
    return this.cells.byteLength + (this.#keys?.byteLength ?? 0);
  }

  /** Offset of the context's row; -1 if it was never written. */
  find(key: number): number {
    if (!this.#keys) return key * this.#width;
    const row = rowOf(this.#keys, key);
    return this.#keys[row] === 0 ? -1 : row * this.#width;
  }

  /** Offset of the context's row, created if missing. */
  claim(key: number): number {
    if (!this.#keys) return key * this.#width;
    if (this.#taken * 2 >= this.#keys.length) this.#grow(this.#keys);
    const row = rowOf(this.#keys, key);
    if (this.#keys[row] === 0) this.#taken++;
    this.#keys[row] = key + 1;
    return row * this.#width;
  }

  #grow(old: Float64Array): void {
    const keys = new Float64Array(old.length * 2);
    const cells = new Float64Array(keys.length * this.#width);
    old.forEach((mark, row) => {
      if (mark === 0) return;
      const moved = rowOf(keys, mark - 1);
      keys[moved] = mark;
      cells.set(this.cells.subarray(row * this.#width, (row + 1) * this.#width), moved * this.#width);
    });
    this.#keys = keys;
    this.cells = cells;
  }
}

/** The key's row, or the free row to insert it at. */
function rowOf(keys: Float64Array, key: number): number {
  const mask = keys.length - 1;
  const mixed = Math.imul((key >>> 0) ^ Math.imul(Math.floor(key / TWO_TO_32), 0x85ebca6b), 0x9e3779b1);
  let row = (mixed ^ (mixed >>> 15)) & mask;
  while (keys[row] !== 0 && keys[row] !== key + 1) row = (row + 1) & mask;
  return row;
}
