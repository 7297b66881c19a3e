// An append-only history of rounds, from which all other state can be derived.

import type { Move, Rounds } from "../../games/index.ts";

const FIRST_CAPACITY = 64;

/** A growing list of rounds; the strategy's own side is stored as `bot`, its opponent as `person`. */
export class History {
  #own = new Uint8Array(FIRST_CAPACITY);
  #opponent = new Uint8Array(FIRST_CAPACITY);
  #length = 0;

  push(own: Move, opponent: Move): void {
    if (this.#length === this.#own.length) {
      this.#own = doubled(this.#own);
      this.#opponent = doubled(this.#opponent);
    }
    this.#own[this.#length] = own;
    this.#opponent[this.#length] = opponent;
    this.#length++;
  }

  get length(): number {
    return this.#length;
  }

  /** Memory taken. */
  get bytes(): number {
    return 2 * this.#own.byteLength;
  }

  /** Like `rounds`, but with unused capacity at the end; cheaper for callers that know the `length`. */
  get buffers(): Rounds {
    return { person: this.#opponent, bot: this.#own };
  }

  /** The rounds so far, oldest first; a view that the next `push` may invalidate. */
  get rounds(): Rounds {
    return {
      person: this.#opponent.subarray(0, this.#length),
      bot: this.#own.subarray(0, this.#length),
    };
  }
}

function doubled(array: Uint8Array): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(array.length * 2);
  grown.set(array);
  return grown;
}
