// Randomness of a strategy rebuilt for every decision: each round repeats its draws.

import { deriveSeed, seededRandom } from "./seeded.ts";
import type { RandomSource } from "./source.ts";

const TWO_TO_21 = 2 ** 21;
const TWO_TO_53 = 2 ** 53;

/** Random source for a strategy's rebuild and decision. Initial and past-round draws depend only on
 * seed and round number, not on the decided round, so that what was learned is stable. */
export class ReplayRandom implements RandomSource {
  #seed: Uint8Array;
  /** 128-bit key for past rounds; derived lazily, because most strategies never draw. */
  #key: Int32Array | undefined;
  /** Source for initialisation or the decision; undefined while rounds are replayed. */
  #own: RandomSource | undefined;
  #round = 0;
  #drawn = 0;
  #isDeciding = false;
  #hasDrawn = false;

  /** Draws for initialisation until `replay` or `decide` is called. */
  constructor(seed: Uint8Array) {
    this.#seed = seed;
    this.#own = lazily(() => seededRandom(deriveSeed(seed, "born")));
  }

  /** Continues with another match's seed, where nothing was drawn yet but for decisions. */
  rebase(seed: Uint8Array): void {
    if (this.#hasDrawn) throw new Error("what was drawn belongs to another seed");
    this.#seed = seed;
    this.#key = undefined;
  }

  /** Whether anything was drawn other than for decisions: then what was learned follows from it. */
  get hasDrawn(): boolean {
    return this.#hasDrawn;
  }

  /** Switches to the draws of a played round; rounds before the match have numbers below 1. */
  replay(round: number): void {
    this.#own = undefined;
    this.#isDeciding = false;
    this.#round = round;
    this.#drawn = 0;
  }

  /** Switches to the draws of the decided round, independent of all others. */
  decide(round: number): void {
    this.#isDeciding = true;
    this.#own = lazily(() => seededRandom(deriveSeed(this.#seed, "move", round)));
  }

  below(bound: number): number {
    this.#hasDrawn ||= !this.#isDeciding;
    return this.#own ? this.#own.below(bound) : Math.floor(this.#unit() * bound);
  }

  unit(): number {
    this.#hasDrawn ||= !this.#isDeciding;
    return this.#own ? this.#own.unit() : this.#unit();
  }

  /** Two scrambled words of key, round and count: cheap, for thousands of rounds replayed. */
  #unit(): number {
    this.#key ??= keyOf(deriveSeed(this.#seed, "replay"));
    const key = this.#key;
    const start = scrambled(scrambled((key[0] as number) ^ this.#round) ^ (key[1] as number) ^ this.#drawn++);
    const high = scrambled(start ^ (key[2] as number)) >>> 0;
    const low = scrambled(high ^ (key[3] as number)) >>> 11;
    return (high * TWO_TO_21 + low) / TWO_TO_53;
  }
}

function lazily(make: () => RandomSource): RandomSource {
  let made: RandomSource | undefined;
  const source = (): RandomSource => {
    made ??= make();
    return made;
  };
  return { below: (bound) => source().below(bound), unit: () => source().unit() };
}

function keyOf(seed: Uint8Array): Int32Array {
  const bytes = new DataView(seed.buffer, seed.byteOffset);
  return Int32Array.of(...[0, 4, 8, 12].map((offset) => bytes.getInt32(offset, true)));
}

/** The MurmurHash3 finaliser of a shifted number: every bit flips half of the others. */
function scrambled(number: number): number {
  const shifted = (number + 0x9e3779b9) | 0;
  let hash = Math.imul(shifted ^ (shifted >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
