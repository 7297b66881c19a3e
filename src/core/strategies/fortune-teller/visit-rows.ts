// What followed the situations that occurred more than once: rows in one block of memory, copied in one go.

/** Decay of counts when the situation recurs. */
const SLOT_DECAY = 0.985;

/** Counts are stored as multiples of their square roots, which is precise enough in 16 bits. */
export const ROOT_UNIT = 1 / 8000;
const UNITS_OF_ROOT = 1 / ROOT_UNIT;
const ROOT_OF_ONE = 8000;
const ROOT_DECAY = Math.sqrt(SLOT_DECAY);

/** How many steps between followers are distinguished; the last one means "further, or none before". */
const STEP_KINDS = 4;
/** Pairs of steps: the earlier one times STEP_KINDS, plus the last one. */
export const STEP_PAIRS = STEP_KINDS * STEP_KINDS;

/** The maximum of the visit counter. */
const VISITS_MAX = 255;
/** Up to this many moves, two of them fit into four bits. */
const SMALL_SIZE = 4;
const ROWS_FIRST = 64;
const GROWTH = 1.25;

/** The words of row 0, which no situation uses: the first free row (0 for none), the number of rows ever taken
 * (including itself), and the game's number of moves. A free row's first word is the next free row. */
const FREE = 0;
const TAKEN = 1;
const SIZE = 2;

/**
 * In each row, values that are read together are adjacent, in words of 16 bits:
 *
 * - `size` words, the square roots of the decayed counts of the opponent's moves;
 * - visits in 8 bits and a pair of steps in 4;
 * - the most frequent own move and the last follower: the last four bits of that word in games of up to four moves,
 *   otherwise a word of their own.
 */
export class VisitRows {
  readonly stride: number;
  /** Both arrays are replaced when the rows grow. */
  words: Uint16Array;
  /** For each own move except the first, how much its decayed count exceeds the first one's. */
  #excess: Float32Array;
  readonly #size: number;
  readonly #rowsMax: number;
  readonly #moves: number;
  readonly #moveBits: number;

  /** Has room for `rowsMax` rows; their memory is allocated as needed. */
  constructor(size: number, rowsMax: number) {
    this.#size = size;
    this.#rowsMax = rowsMax;
    this.#moves = size > SMALL_SIZE ? size + 1 : size;
    this.stride = this.#moves + 1;
    this.#moveBits = size > SMALL_SIZE ? 8 : 2;
    [this.#excess, this.words] = this.#allocated(Math.min(ROWS_FIRST, rowsMax + 1));
    this.words[TAKEN] = 1;
    this.words[SIZE] = size;
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.words.buffer);
  }

  visits(row: number): number {
    return (this.words[row * this.stride + this.#size] as number) >> 8;
  }

  /** The last two steps between the last three followers, as a number below STEP_PAIRS. */
  steps(row: number): number {
    return ((this.words[row * this.stride + this.#size] as number) >> 4) & (STEP_PAIRS - 1);
  }

  /** The opponent's move that followed most recently. */
  newest(row: number): number {
    const moves = this.words[row * this.stride + this.#moves] as number;
    return moves & ((1 << this.#moveBits) - 1);
  }

  /** The most frequent own move; on a tie, the one that was so more recently. */
  ownHabit(row: number): number {
    const moves = this.words[row * this.stride + this.#moves] as number;
    return (moves >> this.#moveBits) & ((1 << this.#moveBits) - 1);
  }

  /** The decayed count of the opponent's move. */
  count(row: number, move: number): number {
    const root = (this.words[row * this.stride + move] as number) * ROOT_UNIT;
    return root * root;
  }

  /** Takes a row for a situation that has occurred once so far. */
  take(move: number, own: number): number {
    const row = this.#freeRow();
    const others = this.#size - 1;
    this.words.fill(0, row * this.stride, row * this.stride + this.#size);
    this.words[row * this.stride + move] = ROOT_OF_ONE;
    this.#excess.fill(own === 0 ? -1 : 0, row * others, (row + 1) * others);
    if (own > 0) this.#excess[row * others + own - 1] = 1;
    this.#note(row, 1, STEP_PAIRS - 1, move, own);
    return row;
  }

  /** Releases the row for reuse. */
  free(row: number): void {
    this.words[row * this.stride] = this.words[FREE] as number;
    this.words[FREE] = row;
  }

  /** Counts one more visit. */
  add(row: number, move: number, own: number): void {
    const visits = this.visits(row);
    const steps = this.#stepsTo(move, row);
    this.#count(row, move);
    this.#note(row, visits < VISITS_MAX ? visits + 1 : visits, steps, move, this.#habitAfter(row, own));
  }

  #note(row: number, visits: number, steps: number, newest: number, habit: number): void {
    const { words } = this;
    const moves = row * this.stride + this.#moves;
    const counter = row * this.stride + this.#size;
    words[counter] = 0;
    words[moves] = (habit << this.#moveBits) | newest;
    words[counter] = (words[counter] as number) | (visits << 8) | (steps << 4);
  }

  /** Returns the last two steps between the situation's followers; `move` is the newest follower. */
  #stepsTo(move: number, row: number): number {
    const step = move - this.newest(row);
    const ahead = step + (this.#size & (step >> 31));
    const before = this.steps(row) % STEP_KINDS;
    return before * STEP_KINDS + (ahead < STEP_KINDS ? ahead : STEP_KINDS - 1);
  }

  #count(row: number, move: number): void {
    const { words } = this;
    const start = row * this.stride;
    const root = (words[start + move] as number) * ROOT_UNIT;
    for (let word = start; word < start + this.#size; word++) {
      words[word] = (words[word] as number) * ROOT_DECAY + 0.5;
    }
    words[start + move] = Math.sqrt(root * root * SLOT_DECAY + 1) * UNITS_OF_ROOT + 0.5;
  }

  /** Counts the own move and returns the most frequent one now, which is either the previous one or this. */
  #habitAfter(row: number, own: number): number {
    const excess = this.#excess;
    const others = this.#size - 1;
    const first = row * others - 1;
    const less = own === 0 ? 1 : 0;
    for (let cell = first + 1; cell <= first + others; cell++) {
      excess[cell] = (excess[cell] as number) * SLOT_DECAY - less;
    }
    const habit = this.ownHabit(row);
    const most = habit === 0 ? 0 : (excess[first + habit] as number);
    if (own === 0) return most < 0 ? 0 : habit;
    const count = (excess[first + own] as number) + 1;
    excess[first + own] = count;
    return count > most ? own : habit;
  }

  #freeRow(): number {
    const free = this.words[FREE] as number;
    if (free > 0) {
      this.words[FREE] = this.words[free * this.stride] as number;
      return free;
    }
    const row = this.words[TAKEN] as number;
    if (row * this.stride === this.words.length) this.#grow(row);
    this.words[TAKEN] = row + 1;
    return row;
  }

  #grow(rows: number): void {
    const [excess, words] = this.#allocated(Math.min(Math.ceil(GROWTH * rows), this.#rowsMax + 1));
    excess.set(this.#excess);
    words.set(this.words);
    [this.#excess, this.words] = [excess, words];
  }

  #allocated(rows: number): [excess: Float32Array, words: Uint16Array] {
    const cells = rows * (this.#size - 1);
    const memory = new ArrayBuffer(4 * cells + 2 * this.stride * rows);
    return [new Float32Array(memory, 0, cells), new Uint16Array(memory, 4 * cells)];
  }
}
