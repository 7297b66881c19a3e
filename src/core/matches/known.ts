// Where an opponent's knowledge begins. The beginning moves in blocks, not by every round: a state
// kept between presses, and one rebuilt from the stored history, know exactly the same rounds.

/** An opponent knows the newest rounds of a player, at most so many. */
export const KNOWN_ROUNDS_MAX = 10_000;

/** A window has so many blocks, or up to twice as many where its length is no power of two. */
const BLOCKS = 4;

/** The first round known after `totalRounds` rounds, from 0: the oldest within the newest `window`
 * that begins a block. Blocks are powers of two of rounds, counted from the player's first: those
 * of a small window begin at the beginnings of a large one's, too. */
export function firstKnown(totalRounds: number, window: number): number {
  const block = 2 ** Math.floor(Math.log2(Math.max(1, window / BLOCKS)));
  return Math.ceil(Math.max(0, totalRounds - window) / block) * block;
}
