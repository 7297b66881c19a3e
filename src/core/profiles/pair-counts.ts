// Counts pairs of rounds with equal moves by how much of their contexts match; the basis of all distances.

import type { Block, ContextForm, PartialContext } from "./grouped-contexts.ts";

const WORD_PLACES = 32;

/** P_ab[m]: pairs of rounds with equal moves and m matching context moves, m = 0 … context. A context move from before
 * the start of its history matches nothing. */
export function countPairs(form: ContextForm, a: Block, b: Block): Float64Array {
  const counts = new Float64Array(form.context + 1);
  const layout = layoutOf(form);
  const add = layout.stride === 2 && layout.words === 1 ? addFullOfTwoWords : addFull;
  for (const [move, mine] of a.groups) {
    const theirs = b.groups.get(move);
    if (!theirs) continue;
    add(layout, mine.full, theirs.full, counts);
    addPartials(layout, mine.partial, theirs.full, counts);
    addPartials(layout, theirs.partial, mine.full, counts);
    for (const left of mine.partial) for (const right of theirs.partial) addOne(layout, left, right, counts);
  }
  return counts;
}

/** The memory layout of a context: `stride` words, plane after plane, each plane `words` long. */
interface Layout {
  readonly context: number;
  readonly words: number;
  readonly stride: number;
}

function layoutOf({ size, context }: ContextForm): Layout {
  const words = Math.ceil(context / WORD_PLACES);
  return { context, words, stride: words * Math.max(2, 32 - Math.clz32(size - 1)) };
}

/** Handles contexts of up to 32 moves in games of up to four moves, the most common case, in the innermost loop. */
function addFullOfTwoWords(
  { context }: Layout,
  mine: Int32Array,
  theirs: Int32Array,
  counts: Float64Array,
): void {
  const mask = lowBits(context);
  for (let i = 0; i < mine.length; i += 2) {
    const low = mine[i] as number;
    const high = mine[i + 1] as number;
    for (let j = 0; j < theirs.length; j += 2) {
      const different = ((theirs[j] as number) ^ low) | ((theirs[j + 1] as number) ^ high);
      const matches = bitCount(~different & mask);
      counts[matches] = (counts[matches] as number) + 1;
    }
  }
}

function addFull(layout: Layout, mine: Int32Array, theirs: Int32Array, counts: Float64Array): void {
  for (let i = 0; i < mine.length; i += layout.stride) {
    for (let j = 0; j < theirs.length; j += layout.stride) {
      const matches = matchesOf(layout, mine, i, theirs, j, layout.context);
      counts[matches] = (counts[matches] as number) + 1;
    }
  }
}

function addPartials(
  layout: Layout,
  partials: readonly PartialContext[],
  full: Int32Array,
  counts: Float64Array,
): void {
  for (const { words, known } of partials) {
    for (let j = 0; j < full.length; j += layout.stride) {
      const matches = matchesOf(layout, words, 0, full, j, known);
      counts[matches] = (counts[matches] as number) + 1;
    }
  }
}

function addOne(layout: Layout, left: PartialContext, right: PartialContext, counts: Float64Array): void {
  const matches = matchesOf(layout, left.words, 0, right.words, 0, Math.min(left.known, right.known));
  counts[matches] = (counts[matches] as number) + 1;
}

function matchesOf(
  { words, stride }: Layout,
  left: Int32Array,
  leftStart: number,
  right: Int32Array,
  rightStart: number,
  known: number,
): number {
  let low = 0;
  let high = 0;
  for (let word = 0; word < stride; word += words) {
    low |= (left[leftStart + word] as number) ^ (right[rightStart + word] as number);
    if (words > 1) high |= (left[leftStart + word + 1] as number) ^ (right[rightStart + word + 1] as number);
  }
  return bitCount(~low & lowBits(known)) + bitCount(~high & lowBits(known - WORD_PLACES));
}

/** Returns a word with the lowest `count` bits set; all of them from 32 on, none below 1. */
function lowBits(count: number): number {
  if (count >= 32) return -1;
  return count <= 0 ? 0 : (1 << count) - 1;
}

/** Counts the set bits of a 32-bit word (popcount). */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
