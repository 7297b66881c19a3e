// History matching: the longest past match of recent play, for several lengths and sides.

import type { Move } from "../../games/matrix-game.ts";

/** Whose moves must match. */
export const MATCH_KINDS = ["opponent", "own", "both"] as const;

/** How many rounds are searched, which limits the cost of a round in a long match. */
const REACH = 500;
/** Greater than any move, so that both moves of a round fit into one number. */
const MOVES_MAX = 256;

/** What both sides played after a match of `length` rounds; undefined if there's none. */
export type Followed = { readonly own: Move; readonly opponent: Move; readonly length: number } | undefined;

/** All rounds so far. */
export class LongestMatch {
  readonly own: Move[] = [];
  readonly opponent: Move[] = [];
  /** Both moves of each round as one number. */
  readonly both: number[] = [];

  push(own: Move, opponent: Move): void {
    this.own.push(own);
    this.opponent.push(opponent);
    this.both.push(own * MOVES_MAX + opponent);
  }

  /** For each kind and each of the ascending `depths`, what followed the longest (then newest) match of up to so many
   * rounds. After own moves 0 1 2 0 1, at depths 1 and 2, it's what came in the third round. */
  followed(depths: readonly number[]): readonly Followed[] {
    return MATCH_KINDS.flatMap((kind) => this.#followed(this[kind], depths));
  }

  /** One walk back finds all: a match longer than every newer one is the best for all depths beyond theirs. */
  #followed(codes: readonly number[], depths: readonly number[]): Followed[] {
    const found = new Array<Followed>(depths.length).fill(undefined);
    const deepest = depths.at(-1) as number;
    const end = codes.length - 1;
    const first = Math.max(1, codes.length - REACH);
    let longest = 0;
    for (let round = end; round >= first && round > longest && longest < deepest; round--) {
      if (codes[round - 1 - longest] !== codes[end - longest]) continue;
      let length = 0;
      while (length < Math.min(deepest, round) && codes[round - 1 - length] === codes[end - length]) length++;
      if (length <= longest) continue;
      const followed = { own: this.own[round] as Move, opponent: this.opponent[round] as Move, length };
      found.fill(
        followed,
        depths.findIndex((depth) => depth > longest),
      );
      longest = length;
    }
    return found;
  }
}
