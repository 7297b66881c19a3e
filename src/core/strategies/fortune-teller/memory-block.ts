// The layout of remembered situations: all of them in one piece of memory, to be copied as one.

/** Distinguished steps from follower to follower; the last is "further, or none before". */
export const STEPS_TOLD = 4;
/** Pairs of steps: that before times STEPS_TOLD, and the last. */
export const STEP_PAIRS = STEPS_TOLD * STEPS_TOLD;

/** Of so many moves, two fit into four bits. */
const SMALL_SIZE = 4;

/**
 * A power of two of slots. Of each slot, what is read together stands together, in words of 16 bits:
 *
 * - `size` words, the roots of the decayed counts of the opponent's moves;
 * - at `used`, the round of the last visit, modulo 2^16;
 * - at `told`, visits in 8 bits and a pair of steps in 4;
 * - at `moves`, the most frequent own move and the last follower. Up to four moves these are the last
 *   four bits of `told`, of more a word.
 */
export class MemoryBlock {
  readonly slots: number;
  readonly bytes: Uint8Array;
  /** 0 in free slots. */
  readonly keys: Int32Array;
  /** Of the own moves but the first, by how much its decayed count exceeds the first's. */
  readonly excess: Float32Array;
  readonly words: Uint16Array;
  /** Words of a slot, and where in it those stand that are no counts. */
  readonly stride: number;
  readonly used: number;
  readonly told: number;
  readonly moves: number;
  readonly #size: number;
  readonly #moveBits: number;

  /** @throws RangeError for no power of two of slots */
  constructor(size: number, slots: number) {
    if (!Number.isInteger(Math.log2(slots))) throw new RangeError(`a memory of ${slots} slots`);
    this.#size = size;
    this.slots = slots;
    this.used = size;
    this.told = size + 1;
    this.moves = size > SMALL_SIZE ? size + 2 : this.told;
    this.stride = this.moves + 1;
    this.#moveBits = size > SMALL_SIZE ? 8 : 2;
    const cells = slots * (size - 1);
    const memory = new ArrayBuffer(4 * slots + 4 * cells + 2 * this.stride * slots);
    this.bytes = new Uint8Array(memory);
    this.keys = new Int32Array(memory, 0, slots);
    this.excess = new Float32Array(memory, 4 * slots, cells);
    this.words = new Uint16Array(memory, 4 * slots + 4 * cells);
  }

  visits(slot: number): number {
    return (this.words[slot * this.stride + this.told] as number) >> 8;
  }

  /** The round of the last visit, modulo 2^16. */
  usedAt(slot: number): number {
    return this.words[slot * this.stride + this.used] as number;
  }

  /** The last two steps between the last three followers: below STEP_PAIRS. */
  steps(slot: number): number {
    return ((this.words[slot * this.stride + this.told] as number) >> 4) & (STEP_PAIRS - 1);
  }

  /** The opponent's move that followed last. */
  newest(slot: number): number {
    const moves = this.words[slot * this.stride + this.moves] as number;
    return moves & ((1 << this.#moveBits) - 1);
  }

  /** The most frequent own move, the lowest of equals. */
  ownHabit(slot: number): number {
    const moves = this.words[slot * this.stride + this.moves] as number;
    return (moves >> this.#moveBits) & ((1 << this.#moveBits) - 1);
  }

  /** Notes all of a visit but the counts. */
  note(slot: number, round: number, visits: number, steps: number, newest: number, habit: number): void {
    const { words } = this;
    const start = slot * this.stride;
    words[start + this.used] = round;
    words[start + this.told] = 0;
    words[start + this.moves] = (habit << this.#moveBits) | newest;
    words[start + this.told] = (words[start + this.told] as number) | (visits << 8) | (steps << 4);
  }

  /** Forgets all of the slot but its key. */
  clear(slot: number): void {
    const { words, excess, stride } = this;
    const others = this.#size - 1;
    for (let word = slot * stride; word < (slot + 1) * stride; word++) words[word] = 0;
    for (let cell = slot * others; cell < (slot + 1) * others; cell++) excess[cell] = 0;
  }

  /** Takes over slot `other` of `from`. */
  copy(slot: number, from: MemoryBlock, other: number): void {
    const { stride } = this;
    const others = this.#size - 1;
    this.keys[slot] = from.keys[other] as number;
    for (let word = 0; word < stride; word++)
      this.words[slot * stride + word] = from.words[other * stride + word] as number;
    for (let cell = 0; cell < others; cell++)
      this.excess[slot * others + cell] = from.excess[other * others + cell] as number;
  }
}
