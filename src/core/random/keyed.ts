// Randomness for a strategy that is kept between rounds: each round has a key of its own.

import { seededRandom } from "./seeded.ts";
import type { RandomSource } from "./source.ts";

/** Draws from the stream of its key, which may be changed at any time. */
export class KeyedRandom implements RandomSource {
  #key: Uint8Array | number = 0;
  /** Made at the first draw, because most strategies never draw. */
  #stream: RandomSource | undefined;

  /** Draws from the start of this key's stream from now on, as `seededRandom` of it does. */
  use(key: Uint8Array | number): void {
    this.#key = key;
    this.#stream = undefined;
  }

  below(bound: number): number {
    return this.#drawing().below(bound);
  }

  unit(): number {
    return this.#drawing().unit();
  }

  #drawing(): RandomSource {
    this.#stream ??= seededRandom(this.#key);
    return this.#stream;
  }
}
