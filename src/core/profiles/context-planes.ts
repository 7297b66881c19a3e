// Past contexts as bit planes, 32 moves to a word, so that comparing two contexts takes few instructions.

import type { Move } from "../games/index.ts";

const FIRST_CAPACITY = 64;
const WORD_BITS = 32;

/** Bit i of plane p is bit p of the move i steps back; the sides alternate, starting with the opponent's last move. */
export class ContextPlanes {
  readonly planes: number;
  readonly words: number;
  /** The next round's context, plane by plane, low word first; 0 before round 1. Valid after `catchUp`. */
  readonly present: Int32Array;
  /** The context of each past round in order, in the same format. Valid after `catchUp`. */
  contexts: Int32Array;
  moves: Uint8Array;
  rounds = 0;
  #own: Uint8Array;
  #packed = 0;

  /** For games with `size` moves and contexts of up to `context` <= 64 moves. */
  constructor(size: number, context: number) {
    this.planes = Math.max(2, WORD_BITS - Math.clz32(size - 1));
    this.words = Math.ceil(context / WORD_BITS);
    this.present = new Int32Array(this.planes * this.words);
    this.contexts = new Int32Array(0);
    this.moves = new Uint8Array(FIRST_CAPACITY);
    this.#own = new Uint8Array(FIRST_CAPACITY);
  }

  /** Memory taken. */
  get bytes(): number {
    return this.contexts.byteLength + 2 * this.moves.byteLength;
  }

  push(own: Move, opponent: Move): void {
    if (this.rounds === this.moves.length) this.#grow();
    this.moves[this.rounds] = opponent;
    this.#own[this.rounds] = own;
    this.rounds++;
  }

  catchUp(): void {
    const capacity = this.moves.length * this.planes * this.words;
    if (this.contexts.length < capacity) {
      const grown = new Int32Array(capacity);
      grown.set(this.contexts);
      this.contexts = grown;
    }
    for (let plane = 0; plane < this.planes; plane++) this.#pack(plane);
    this.#packed = this.rounds;
  }

  #pack(plane: number): void {
    const { contexts, moves, present, rounds, words } = this;
    const own = this.#own;
    const first = plane * words;
    const stride = this.planes * words;
    let low = present[first] as number;
    let high = words > 1 ? (present[first + 1] as number) : 0;
    for (let round = this.#packed; round < rounds; round++) {
      contexts[round * stride + first] = low;
      if (words > 1) contexts[round * stride + first + 1] = high;
      high = (high << 2) | (low >>> (WORD_BITS - 2));
      low =
        (low << 2) |
        ((((own[round] as number) >> plane) & 1) << 1) |
        (((moves[round] as number) >> plane) & 1);
    }
    present[first] = low;
    if (words > 1) present[first + 1] = high;
  }

  #grow(): void {
    const moves = new Uint8Array(this.moves.length * 2);
    const own = new Uint8Array(moves.length);
    moves.set(this.moves);
    own.set(this.#own);
    this.moves = moves;
    this.#own = own;
  }
}
