// History matching: finds the longest past match of recent play, for several lengths and sides.

import type { Move } from "../../games/index.ts";

/** Whose moves must match. */
export const MATCH_KINDS = ["own", "opponent", "both"] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

const FIRST_CAPACITY = 64;
/** Greater than any move, so that both moves of a round fit into one number. */
const MOVES_MAX = 256;

/** Stores the rounds so far; one walk back through them finds all matches. */
export class LongestMatch {
  /** By round: own moves, the opponent's, and both as one number. */
  own = new Uint16Array(FIRST_CAPACITY);
  opponent = new Uint16Array(FIRST_CAPACITY);
  both = new Uint16Array(FIRST_CAPACITY);
  rounds = 0;

  push(own: Move, opponent: Move): void {
    if (this.rounds === this.own.length) {
      this.own = doubled(this.own);
      this.opponent = doubled(this.opponent);
      this.both = doubled(this.both);
    }
    this.own[this.rounds] = own;
    this.opponent[this.rounds] = opponent;
    this.both[this.rounds] = own * MOVES_MAX + opponent;
    this.rounds++;
  }

  /** For each of the ascending `depths`, finds the round after the longest (then newest) match up to that depth in the
   * last `reach` rounds, or -1, and writes it to `found` from `start` on. A match longer than every newer one is the
   * best for all depths beyond theirs. */
  find(kind: MatchKind, depths: readonly number[], reach: number, found: Int32Array, start = 0): void {
    const codes = this[kind];
    const end = this.rounds - 1;
    const first = Math.max(1, this.rounds - reach);
    for (let index = 0; index < depths.length; index++) found[start + index] = -1;
    let longest = 0;
    let open = 0;
    for (let round = end; round >= first && round > longest && open < depths.length; round--) {
      if (codes[round - 1 - longest] !== codes[end - longest]) continue;
      const length = agreement(codes, round - 1, end, Math.min(depths[depths.length - 1] as number, round));
      if (length <= longest) continue;
      longest = length;
      for (let index = open; index < depths.length; index++) found[start + index] = round;
      while (open < depths.length && (depths[open] as number) <= longest) open++;
    }
  }
}

/** Counts the codes that match going back from `a` and from `b`, up to `most`. */
function agreement(codes: Uint16Array, a: number, b: number, most: number): number {
  let length = 0;
  while (length < most && codes[a - length] === codes[b - length]) length++;
  return length;
}

function doubled(array: Uint16Array): Uint16Array<ArrayBuffer> {
  const grown = new Uint16Array(array.length * 2);
  grown.set(array);
  return grown;
}
