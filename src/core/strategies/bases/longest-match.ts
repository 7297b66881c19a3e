// History matching: finds the longest past match of recent play, for several lengths and sides.

import type { Move } from "../../games/index.ts";

/** Whose moves must match. */
export const MATCH_KINDS = ["own", "opponent", "both"] as const;
type MatchKind = (typeof MATCH_KINDS)[number];

const FIRST_CAPACITY = 64;

/** The rounds so far, and for each kind the last occurrence of the present context. */
export class LongestMatch {
  own = new Uint8Array(FIRST_CAPACITY);
  opponent = new Uint8Array(FIRST_CAPACITY);
  rounds = 0;

  push(own: Move, opponent: Move): void {
    if (this.rounds === this.own.length) {
      this.own = doubled(this.own);
      this.opponent = doubled(this.opponent);
    }
    this.own[this.rounds] = own;
    this.opponent[this.rounds] = opponent;
    this.rounds++;
  }

  /** The round after the longest, then newest, match up to `depth` in the last `reach` rounds; or
   * -1. */
  find(kind: MatchKind, depth: number, reach: number): number {
    let best = -1;
    let longest = 0;
    const first = Math.max(1, this.rounds - reach);
    for (let round = this.rounds - 1; round >= first && longest < depth; round--) {
      const length = this.#agreement(kind, round, depth);
      if (length > longest) {
        longest = length;
        best = round;
      }
    }
    return best;
  }

  /** How many rounds before `round` match the last ones. */
  #agreement(kind: MatchKind, round: number, depth: number): number {
    const most = Math.min(depth, round);
    let length = 0;
    while (length < most && this.#same(kind, round - 1 - length, this.rounds - 1 - length)) length++;
    return length;
  }

  #same(kind: MatchKind, a: number, b: number): boolean {
    if (kind !== "own" && this.opponent[a] !== this.opponent[b]) return false;
    return kind === "opponent" || this.own[a] === this.own[b];
  }
}

function doubled(array: Uint8Array): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(array.length * 2);
  grown.set(array);
  return grown;
}
