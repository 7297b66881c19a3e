// Packed counter rows in fixed blocks under a small hash index, because allocation would dominate the time.

const BLOCK_LOG = 14;
/** Up to this many counters, every key has a row: no index, and only one block. */
const DENSE_CELLS_MAX = 1 << 18;
const DENSE_LOG = 18;
const FIRST_PLACES_LOG = 10;
const TWO_TO_32 = 2 ** 32;
const NO_KEY = 2 ** 53;

/** Integer counters take half as much memory. */
type Cells = Uint32Array | Float64Array;

/** Rows of `width` counters, initially 0, keyed by integers below 2^53. */
export class CounterRows {
  readonly #width: number;
  /** The length of a row: the counters, then the lower and the upper half of the key. */
  readonly #stride: number;
  readonly #whole: boolean;
  readonly #dense: boolean;
  readonly #blockLog: number;
  readonly #blocks: Cells[] = [];
  /** Row 0 stays empty: free index slots point to it, so lookups need no check. */
  #count = 0;
  /** Open-addressing hash index of row numbers, 0 in free slots; at most half full. */
  #index = new Int32Array(1 << FIRST_PLACES_LOG);
  #placesLog = FIRST_PLACES_LOG;
  /** Scratch space reused between calls: one key for each slot visited. */
  #found = new Float64Array(0);

  /** Keys are below `keys`. `whole`: all counters stay integers below 2^32. */
  constructor(width: number, whole: boolean, keys: number) {
    this.#width = width;
    this.#whole = whole;
    this.#dense = keys * width <= DENSE_CELLS_MAX;
    this.#stride = this.#dense ? width : width + 2;
    this.#blockLog = this.#dense ? DENSE_LOG : BLOCK_LOG;
    if (this.#dense) this.#count = this.#addBlock(keys * width) / width;
    else this.#append(NO_KEY);
  }

  /** Memory taken. */
  get bytes(): number {
    const blocks = this.#blocks.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return blocks + this.#index.byteLength + this.#found.byteLength;
  }

  /** Returns the block that holds the row's counters, starting at `startOf`. */
  blockOf(row: number): Cells {
    return this.#blocks[row >>> this.#blockLog] as Cells;
  }

  startOf(row: number): number {
    return (row & ((1 << this.#blockLog) - 1)) * this.#stride;
  }

  /** Finds or creates the rows of `count` keys, in batched steps so that memory accesses overlap. */
  claimAll(keys: Float64Array, count: number, rows: Int32Array): void {
    if (this.#dense) {
      for (let at = 0; at < count; at++) rows[at] = keys[at] as number;
      return;
    }
    while ((this.#count + count) * 2 > this.#index.length) this.#grow();
    for (let at = 0; at < count; at++) rows[at] = this.#index[this.#home(keys[at] as number)] as number;
    const found = this.#found.length < count ? new Float64Array(count) : this.#found;
    this.#found = found;
    for (let at = 0; at < count; at++) found[at] = this.#keyOf(rows[at] as number);
    for (let at = 0; at < count; at++) {
      if (found[at] !== keys[at]) rows[at] = this.#claim(keys[at] as number);
    }
  }

  scale(factor: number): void {
    for (let row = 0; row < this.#count; row++) {
      const cells = this.blockOf(row);
      const start = this.startOf(row);
      for (let cell = start; cell < start + this.#width; cell++)
        cells[cell] = (cells[cell] as number) * factor;
    }
  }

  #claim(key: number): number {
    const index = this.#index;
    let place = this.#home(key);
    for (let row = index[place] as number; row !== 0; row = index[place] as number) {
      if (this.#keyOf(row) === key) return row;
      place = (place + 1) & (index.length - 1);
    }
    index[place] = this.#count;
    return this.#append(key);
  }

  #append(key: number): number {
    const row = this.#count++;
    if (this.startOf(row) === 0) this.#addBlock(this.#stride << BLOCK_LOG);
    const mark = this.startOf(row) + this.#width;
    const cells = this.blockOf(row);
    cells[mark] = key >>> 0;
    cells[mark + 1] = Math.floor(key / TWO_TO_32);
    return row;
  }

  /** @returns `cells`. */
  #addBlock(cells: number): number {
    this.#blocks.push(this.#whole ? new Uint32Array(cells) : new Float64Array(cells));
    return cells;
  }

  #keyOf(row: number): number {
    const cells = this.blockOf(row);
    const mark = this.startOf(row) + this.#width;
    return (cells[mark] as number) + (cells[mark + 1] as number) * TWO_TO_32;
  }

  #grow(): void {
    this.#placesLog += 2;
    const index = new Int32Array(1 << this.#placesLog);
    for (let row = 1; row < this.#count; row++) {
      let place = this.#home(this.#keyOf(row));
      while (index[place] !== 0) place = (place + 1) & (index.length - 1);
      index[place] = row;
    }
    this.#index = index;
  }

  /** The first slot to probe for a key. */
  #home(key: number): number {
    const mixed = Math.imul((key >>> 0) ^ Math.imul(Math.floor(key / TWO_TO_32), 0x85ebca6b), 0x9e3779b1);
    return mixed >>> (32 - this.#placesLog);
  }
}
