// A histogram of how many moves of past contexts match the current one, by xor and popcount.

import type { ContextPlanes } from "./context-planes.ts";

/** The rounds to compare, over which part of the context, and their weights. */
export interface Stretch {
  /** The range of rounds is [from, to). */
  readonly from: number;
  readonly to: number;
  /** How many moves of the context count; the others are empty. */
  readonly known: number;
  /** The weight of the newest round; each older one weighs `decay` times the one after it. */
  readonly weight: number;
  readonly decay: number;
}

/** Adds round weights at [opponent's move * width + matches]. @returns the weight of the round before. */
export function addMatches(
  planes: ContextPlanes,
  stretch: Stretch,
  histogram: Float64Array,
  width: number,
): number {
  if (planes.planes === 2 && planes.words === 1) return addOfTwoWords(planes, stretch, histogram, width);
  return addOfAnyWords(planes, stretch, histogram, width);
}

/** The usual case of up to 32 moves per context and four moves per game; about twice as fast as the general one. */
function addOfTwoWords(
  planes: ContextPlanes,
  stretch: Stretch,
  histogram: Float64Array,
  width: number,
): number {
  const { contexts, moves } = planes;
  const { from, to, known, decay } = stretch;
  const low = planes.present[0] as number;
  const high = planes.present[1] as number;
  const mask = lowBits(known);
  let weight = stretch.weight;
  for (let round = to - 1; round >= from; round--) {
    const different = ((contexts[2 * round] as number) ^ low) | ((contexts[2 * round + 1] as number) ^ high);
    const cell = (moves[round] as number) * width + bitCount(~different & mask);
    histogram[cell] = (histogram[cell] as number) + weight;
    weight *= decay;
  }
  return weight;
}

function addOfAnyWords(
  planes: ContextPlanes,
  stretch: Stretch,
  histogram: Float64Array,
  width: number,
): number {
  const { contexts, moves, present, words } = planes;
  const { from, to, known, decay } = stretch;
  const stride = present.length;
  const maskLow = lowBits(known);
  const maskHigh = lowBits(known - 32);
  let weight = stretch.weight;
  for (let round = to - 1; round >= from; round--) {
    let low = 0;
    let high = 0;
    for (let word = 0; word < stride; word += words) {
      low |= (contexts[round * stride + word] as number) ^ (present[word] as number);
      if (words > 1) high |= (contexts[round * stride + word + 1] as number) ^ (present[word + 1] as number);
    }
    const cell = (moves[round] as number) * width + bitCount(~low & maskLow) + bitCount(~high & maskHigh);
    histogram[cell] = (histogram[cell] as number) + weight;
    weight *= decay;
  }
  return weight;
}

/** Returns a word with the lowest `count` bits set; all of them from 32 on, none below 1. */
export function lowBits(count: number): number {
  if (count >= 32) return -1;
  return count <= 0 ? 0 : (1 << count) - 1;
}

/** Counts the set bits of a 32-bit word (popcount). */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
