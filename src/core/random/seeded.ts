// Reproducible randomness: a generator from a seed, and seeds from a seed.

import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import { hmacOf, sha256Of } from "../sha256.ts";
import type { RandomSource } from "./source.ts";

/** xoroshiro128+ seeded by half the SHA-256 of bytes (or of a study's number). Not for secrets. */
export function seededRandom(seed: Uint8Array | number): RandomSource {
  const hash = new DataView(sha256Of(typeof seed === "number" ? bytesOf(seed) : seed).buffer);
  return new SeededRandom(
    xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => hash.getInt32(offset, true))),
  );
}

const TWO_TO_32 = 2 ** 32;
const SMALL_MAX = 2 ** 31;

/** A class, so that calls of `below` are monomorphic; studies draw hundreds of millions. */
class SeededRandom implements RandomSource {
  readonly #generator: RandomGenerator;

  constructor(generator: RandomGenerator) {
    this.#generator = generator;
  }

  below(bound: number): number {
    return bound >>> 0 === bound && bound > 0 && bound <= SMALL_MAX
      ? this.#belowSmall(bound)
      : this.#belowLarge(bound);
  }

  unit(): number {
    return uniformFloat64(this.#generator);
  }

  /** Equals `uniformInt`, by an exact division of doubles, because `%` takes five times as long. */
  #belowSmall(bound: number): number {
    let drawn = this.#bits();
    while (drawn >= TWO_TO_32 - bound && drawn >= TWO_TO_32 - (TWO_TO_32 % bound)) drawn = this.#bits();
    return (drawn - Math.floor(drawn / bound) * bound) | 0;
  }

  #bits(): number {
    return (this.#generator.next() ^ SMALL_MAX) >>> 0;
  }

  #belowLarge(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1)
      throw new RangeError(`no whole number lies in 0 … ${bound} - 1`);
    return uniformInt(this.#generator, 0, bound - 1);
  }
}

/** Replayable stream of a snapshot's salt, below small bounds (SplitMix, MurmurHash3 finaliser). */
export function saltedDraws(salt: number): (bound: number) => number {
  let state = salt | 0;
  return (bound) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * bound);
  };
}

/** Derives an independent seed: HMAC-SHA256 of the labels' JSON under `seed`. */
export function deriveSeed(seed: Uint8Array, ...labels: readonly (string | number)[]): Uint8Array {
  return hmacOf(seed, JSON.stringify(labels));
}

function bytesOf(seed: number): Uint8Array {
  return new Uint8Array(new Float64Array([seed]).buffer);
}
