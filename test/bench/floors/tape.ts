// The opponent that agents and floors play against: moves that half follow from the last two, and half
// are drawn.

import { seededRandom } from "../../../src/core/random/index.ts";

/** `length` moves of a game of `size`, the same for every agent of that game. */
export function tapeOf(size: number, length: number, seed: number): Uint8Array {
  const random = seededRandom(seed);
  const tape = new Uint8Array(length);
  for (let round = 0; round < length; round++) {
    const [last = 0, beforeLast = 0] = [tape[round - 1], tape[round - 2]];
    tape[round] = random.below(2) === 0 ? (2 * last + beforeLast + 1) % size : random.below(size);
  }
  return tape;
}
