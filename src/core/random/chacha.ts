// ChaCha (Bernstein 2008), a stream cipher: seeing any part of the stream doesn't help to predict the next bit.
// Unrolled, because studies draw hundreds of millions of numbers.

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
  let a0 = from[0] as number;
  let a1 = from[1] as number;
  let a2 = from[2] as number;
  let a3 = from[3] as number;
  let b0 = from[4] as number;
  let b1 = from[5] as number;
  let b2 = from[6] as number;
  let b3 = from[7] as number;
  let c0 = from[8] as number;
  let c1 = from[9] as number;
  let c2 = from[10] as number;
  let c3 = from[11] as number;
  let d0 = from[12] as number;
  let d1 = from[13] as number;
  let d2 = from[14] as number;
  let d3 = from[15] as number;
  for (let round = 0; round < rounds; round += 2) {
    a0 = (a0 + b0) | 0;
    d0 = rotated(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0;
    b0 = rotated(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0;
    d0 = rotated(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0;
    b0 = rotated(b0 ^ c0, 7);
    a1 = (a1 + b1) | 0;
    d1 = rotated(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0;
    b1 = rotated(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0;
    d1 = rotated(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0;
    b1 = rotated(b1 ^ c1, 7);
    a2 = (a2 + b2) | 0;
    d2 = rotated(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0;
    b2 = rotated(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0;
    d2 = rotated(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0;
    b2 = rotated(b2 ^ c2, 7);
    a3 = (a3 + b3) | 0;
    d3 = rotated(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0;
    b3 = rotated(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0;
    d3 = rotated(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0;
    b3 = rotated(b3 ^ c3, 7);
    a0 = (a0 + b1) | 0;
    d3 = rotated(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0;
    b1 = rotated(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0;
    d3 = rotated(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0;
    b1 = rotated(b1 ^ c2, 7);
    a1 = (a1 + b2) | 0;
    d0 = rotated(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0;
    b2 = rotated(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0;
    d0 = rotated(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0;
    b2 = rotated(b2 ^ c3, 7);
    a2 = (a2 + b3) | 0;
    d1 = rotated(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0;
    b3 = rotated(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0;
    d1 = rotated(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0;
    b3 = rotated(b3 ^ c0, 7);
    a3 = (a3 + b0) | 0;
    d2 = rotated(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0;
    b0 = rotated(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0;
    d2 = rotated(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0;
    b0 = rotated(b0 ^ c1, 7);
  }
  to[0] = a0 + (from[0] as number);
  to[1] = a1 + (from[1] as number);
  to[2] = a2 + (from[2] as number);
  to[3] = a3 + (from[3] as number);
  to[4] = b0 + (from[4] as number);
  to[5] = b1 + (from[5] as number);
  to[6] = b2 + (from[6] as number);
  to[7] = b3 + (from[7] as number);
  to[8] = c0 + (from[8] as number);
  to[9] = c1 + (from[9] as number);
  to[10] = c2 + (from[10] as number);
  to[11] = c3 + (from[11] as number);
  to[12] = d0 + (from[12] as number);
  to[13] = d1 + (from[13] as number);
  to[14] = d2 + (from[14] as number);
  to[15] = d3 + (from[15] as number);
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
