// ChaCha (Bernstein 2008), a stream cipher: seeing any part of the stream doesn't help to predict the next bit.

/** The size of a block, and of the state it's made from. */
export const BLOCK_BYTES = 64;

/** Eight rounds, as in Go's math/rand/v2: no attack on more than seven is known (Aumasson 2019, "Too Much Crypto"). */
const ROUNDS = 8;

/** "expand 32-byte k". */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** The state before the first block: constants, 256 bits of key, block counter at [12], nonce at [13] to
 * [15] (RFC 8439, section 2.3). */
export function chachaState(key: Uint8Array): Int32Array {
  const state = new Int32Array(BLOCK_BYTES / 4);
  state.set(CONSTANTS);
  for (let at = 0; at < 32; at++)
    state[4 + (at >> 2)] = (state[4 + (at >> 2)] as number) | ((key[at] as number) << (8 * (at & 3)));
  return state;
}

/** Writes the state's block into `to`. */
export function chachaBlock(from: Int32Array, to: Int32Array, rounds = ROUNDS): void {
  to.set(from);
  for (let round = 0; round < rounds; round += 2) {
    for (let at = 0; at < 4; at++) quarterRound(to, at, 4 + at, 8 + at, 12 + at);
    for (let at = 0; at < 4; at++)
      quarterRound(to, at, 4 + ((at + 1) & 3), 8 + ((at + 2) & 3), 12 + ((at + 3) & 3));
  }
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + (from[at] as number);
}

function quarterRound(words: Int32Array, a: number, b: number, c: number, d: number): void {
  add(words, a, b, d, 16);
  add(words, c, d, b, 12);
  add(words, a, b, d, 8);
  add(words, c, d, b, 7);
}

/** Adds a word to another, and a third becomes its XOR with the sum, rotated to the left. */
function add(words: Int32Array, sum: number, addend: number, mixed: number, by: number): void {
  words[sum] = (words[sum] as number) + (words[addend] as number);
  const word = (words[mixed] as number) ^ (words[sum] as number);
  words[mixed] = (word << by) | (word >>> (32 - by));
}
