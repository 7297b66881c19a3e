// Randomness for tests: the number at each position depends on the seed and the position alone.

import type { RandomSource } from "../../../src/core/random/index.ts";

/** A tape of numbers. `unit` has 32 bits, enough for tests. */
export function tape(seed: number): RandomSource {
  let at = 0;
  const next = (): number => mixed(seed + Math.imul(at++, 0x9e3779b9)) / 2 ** 32;
  return { unit: next, below: (bound) => Math.floor(next() * bound) };
}

/** The finaliser of MurmurHash3, twice. */
function mixed(number: number): number {
  let hash = number | 0;
  for (let turn = 0; turn < 2; turn++) {
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}
