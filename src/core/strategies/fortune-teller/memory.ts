// What followed each situation that a player was in.

/** Older counts of a situation fade by this factor when it recurs. */
const DECAY = 0.985;
/** How many situations a generation has; a few more come while a round is looked up. */
const GENERATION = 1600;
/** Steps between followers are distinguished up to here; the last kind is "further, or none before". */
const STEP_KINDS = 4;
/** How many pairs of steps there are. */
export const STEP_PAIRS = STEP_KINDS * STEP_KINDS;

/** A row of numbers for each situation, in two generations: a situation that recurs moves to the young one. When that is
 * full it becomes the old one, and what did not recur in the meantime is forgotten. Moves are relative to the situation's
 * reference. */
export class Memory {
  readonly #size: number;
  readonly #stride: number;
  /** Where each key's row starts. */
  #young = new Map<number, number>();
  #old = new Map<number, number>();
  /** In a row: the faded count of each of the opponent's moves and of each own one, the visits, the last follower and
   * the last two steps between followers. */
  #cells = new Float32Array(0);
  #oldCells = new Float32Array(0);

  constructor(size: number) {
    this.#size = size;
    this.#stride = 2 * size + 3;
  }

  /** Returns the situation's row, which is valid until the next `add`; -1 if it's new or forgotten. */
  find(key: number): number {
    const row = this.#young.get(key);
    if (row !== undefined) return row;
    const old = this.#old.get(key);
    if (old === undefined) return -1;
    const moved = this.#newRow(key);
    this.#cells.set(this.#oldCells.subarray(old, old + this.#stride), moved);
    return moved;
  }

  visits(row: number): number {
    return this.#cells[row + 2 * this.#size] as number;
  }

  /** The faded count of the opponent's move. */
  count(row: number, move: number): number {
    return this.#cells[row + move] as number;
  }

  /** The most frequent own move. */
  ownHabit(row: number): number {
    const first = row + this.#size;
    let best = 0;
    for (let move = 1; move < this.#size; move++)
      if ((this.#cells[first + move] as number) > (this.#cells[first + best] as number)) best = move;
    return best;
  }

  /** The opponent's move that followed most recently. */
  newest(row: number): number {
    return this.#cells[row + 2 * this.#size + 1] as number;
  }

  /** The last two steps between the last three followers, below STEP_PAIRS. */
  steps(row: number): number {
    return this.#cells[row + 2 * this.#size + 2] as number;
  }

  /** Adds what both sides played in the situation; `found` is what `find` returned for it. */
  add(key: number, found: number, move: number, own: number): void {
    const size = this.#size;
    const isNew = found < 0;
    const row = isNew ? this.#newRow(key) : found;
    const cells = this.#cells;
    const last = row + 2 * size;
    const step = isNew ? STEP_KINDS : (move - (cells[last + 1] as number) + size) % size;
    const before = isNew ? STEP_KINDS - 1 : (cells[last + 2] as number) % STEP_KINDS;
    for (let cell = row; cell < last; cell++) cells[cell] = (cells[cell] as number) * DECAY;
    cells[row + move] = (cells[row + move] as number) + 1;
    cells[row + size + own] = (cells[row + size + own] as number) + 1;
    cells[last] = (cells[last] as number) + 1;
    cells[last + 1] = move;
    cells[last + 2] = before * STEP_KINDS + Math.min(step, STEP_KINDS - 1);
  }

  /** Starts a new generation if the young one is full. */
  renew(): void {
    if (this.#young.size < GENERATION) return;
    [this.#old, this.#oldCells] = [this.#young, this.#cells];
    this.#young = new Map();
    this.#cells = new Float32Array(0);
  }

  /** Approximate, with 28 bytes for an entry of a Map. */
  get bytes(): number {
    const entries = this.#young.size + this.#old.size;
    return this.#cells.byteLength + this.#oldCells.byteLength + 28 * entries;
  }

  #newRow(key: number): number {
    const row = this.#young.size * this.#stride;
    if (row === this.#cells.length) {
      const grown = new Float32Array(this.#stride * Math.ceil(64 + (1.5 * row) / this.#stride));
      grown.set(this.#cells);
      this.#cells = grown;
    }
    this.#young.set(key, row);
    return row;
  }
}
