// Where an opponent's knowledge starts. The start moves in blocks, not with every round, so that a state kept between
// presses and one rebuilt from the stored history know exactly the same rounds.

/** An opponent knows at most this many of a player's newest rounds. */
export const KNOWN_ROUNDS_MAX = 10_000;

/** The number of blocks in a window, or up to twice that if its length isn't a power of two. */
const BLOCKS = 4;

/** Returns the 0-based index of the first round known after `totalRounds` rounds: the oldest within the newest `window`
 * that starts a block. Block lengths are powers of two, counted from the player's first round, so a large window's
 * blocks start where a small one's do. */
export function firstKnown(totalRounds: number, window: number): number {
  const block = 2 ** Math.floor(Math.log2(Math.max(1, window / BLOCKS)));
  return Math.ceil(Math.max(0, totalRounds - window) / block) * block;
}
