// Reproducible randomness: a generator from a seed, and seeds derived from a seed.

import { hmacOf, sha256Of } from "../sha256.ts";
import { BLOCK_BYTES, chachaBlock, chachaState } from "./chacha.ts";
import type { RandomSource } from "./source.ts";

/** A stream keyed by the SHA-256 of bytes (or of a study's number). An opponent that has seen all draws so
 * far can't predict the next one. */
export function seededRandom(seed: Uint8Array | number): RandomSource {
  return new StreamRandom(sha256Of(typeof seed === "number" ? bytesOf(seed) : seed));
}

const COUNTER = 12;

const TWO_TO_8 = 2 ** 8;
const TWO_TO_26 = 2 ** 26;
const TWO_TO_32 = 2 ** 32;
const TWO_TO_53 = 2 ** 53;

/** Converts a byte's index in memory to its index in a little-endian word. */
const BYTE_ORDER = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 0 : 3;

/** Draws from a ChaCha stream: a byte for a small bound, a word for a larger one, 53 bits for a unit. */
class StreamRandom implements RandomSource {
  readonly #state: Int32Array;
  readonly #block = new Int32Array(BLOCK_BYTES / 4);
  readonly #bytes = new Uint8Array(this.#block.buffer);
  /** How many bytes of the block have been drawn. */
  #drawn = BLOCK_BYTES;

  /** `key`: 32 bytes. */
  constructor(key: Uint8Array) {
    this.#state = chachaState(key);
  }

  below(bound: number): number {
    return bound >>> 0 === bound && bound > 0 && bound <= TWO_TO_8
      ? this.#belowSmall(bound)
      : this.#belowLarge(bound);
  }

  unit(): number {
    return this.#bits53() / TWO_TO_53;
  }

  /** Returns the high byte of a byte times the bound, which needs no division except in `bound` of 256 draws (Lemire
   * 2019). */
  #belowSmall(bound: number): number {
    let product = this.#byte() * bound;
    if ((product & 0xff) < bound) {
      const unfair = TWO_TO_8 % bound;
      while ((product & 0xff) < unfair) product = this.#byte() * bound;
    }
    return product >>> 8;
  }

  #belowLarge(bound: number): number {
    if (!Number.isSafeInteger(bound) || bound < 1)
      throw new RangeError(`no whole number lies in 0 … ${bound} - 1`);
    if (bound > TWO_TO_32) return belowBy(() => this.#bits53(), TWO_TO_53, bound);
    return belowBy(() => this.#bits32(), TWO_TO_32, bound);
  }

  #byte(): number {
    if (this.#drawn === BLOCK_BYTES) this.#nextBlock();
    return this.#bytes[this.#drawn++ ^ BYTE_ORDER] as number;
  }

  #bits53(): number {
    const word = this.#words(2);
    const high = (this.#block[word] as number) >>> 5;
    return high * TWO_TO_26 + ((this.#block[word + 1] as number) >>> 6);
  }

  #bits32(): number {
    return (this.#block[this.#words(1)] as number) >>> 0;
  }

  /** Returns the index of the first of `count` unused words in the same block. */
  #words(count: number): number {
    if (this.#drawn > BLOCK_BYTES - 4 * count) this.#nextBlock();
    const first = (this.#drawn + 3) >>> 2;
    this.#drawn = 4 * (first + count);
    return first;
  }

  #nextBlock(): void {
    chachaBlock(this.#state, this.#block);
    this.#state[COUNTER] = (this.#state[COUNTER] as number) + 1;
    this.#drawn = 0;
  }
}

/** Draws again if the number is above the largest multiple of the bound. Uses an exact division of doubles, because `%`
 * takes five times as long. */
function belowBy(draw: () => number, range: number, bound: number): number {
  let drawn = draw();
  while (drawn >= range - bound && drawn >= range - (range % bound)) drawn = draw();
  return drawn - Math.floor(drawn / bound) * bound;
}

/** Derives an independent seed: HMAC-SHA256 of the labels' JSON under `seed`. */
export function deriveSeed(seed: Uint8Array, ...labels: readonly (string | number)[]): Uint8Array {
  return hmacOf(seed, JSON.stringify(labels));
}

function bytesOf(seed: number): Uint8Array {
  return new Uint8Array(new Float64Array([seed]).buffer);
}
