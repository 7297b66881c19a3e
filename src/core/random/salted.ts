// Lots of a strategy that must be drawn the same way again when its history is replayed: a small
// generator from a salt that the snapshot keeps.

/** The numbers of `salt`, each call the next: uniform in 0 … bound - 1 for small bounds (SplitMix
 * with the finaliser of MurmurHash3). */
export function lots(salt: number): (bound: number) => number {
  let state = salt | 0;
  return (bound) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * bound);
  };
}
