// The table of a league: strengths, ranks, and how far a different set of seeds would move them.

import type { RandomSource } from "../../random/index.ts";
import { foreseen, type Prefetched, sharedRanks } from "./bootstrap.ts";
import { type Fit, fitted, inPoints } from "./bradley-terry.ts";
import { dot } from "./linear.ts";
import { type PayoffMatrix, payoffMatrix } from "./payoff.ts";
import type { PairRecord } from "./records.ts";
import { sumsOf } from "./sums.ts";

export interface LeagueRow {
  readonly entrant: number;
  /** Points on the Elo scale above or below the league's mean, see `fitted`. */
  readonly strength: number;
  /** The interval in which a second set of seeds of this size finds the strength 95% of the time; about 90% if few
   * entrants have met a few times. */
  readonly interval95: readonly [low: number, high: number];
  /** One more than the number of stronger entrants; equals share a rank. */
  readonly rank: number;
  /** Best and worst rank that a second set of seeds gives 95% of the time; contains `rank`, and is the same for
   * equals. */
  readonly rankInterval: readonly [best: number, worst: number];
  readonly matches: number;
  /** Return per round, averaged over the opponents met; null before the first match. */
  readonly meanReturn: number | null;
  /** The opponent with the lowest return, and that return; null before the first match. */
  readonly worst: { readonly against: number; readonly return: number } | null;
}

/** A table row without intervals. */
type LeagueStanding = Pick<LeagueRow, "entrant" | "strength" | "rank" | "meanReturn" | "worst">;

/** All entrants, best first; ties are ordered by mean return, then number. `random` affects only the intervals. The
 * order of records and matches doesn't matter. */
export function leagueTable(
  size: number,
  pairs: readonly PairRecord[],
  random: RandomSource,
): readonly LeagueRow[] {
  if (size === 0) return [];
  const standings = leagueStandings(size, pairs);
  // Randomness is assigned by rank, not by number, so the order of entering doesn't affect the intervals.
  const placeOf = new Map(standings.map(({ entrant }, place) => [entrant, place]));
  const sums = sumsOf(size, renumbered(pairs, placeOf));
  const fit = fitted(sums);
  const ranks = sharedRanks(standings.map(({ strength }) => strength));
  const intervals = intervalsOf(fit, foreseen(fit, sums, random), ranks);
  return standings.map((standing, place) => ({
    ...standing,
    ...(intervals[place] as Intervals),
    matches: dot(sums.matches[place] as Float64Array, new Float64Array(size).fill(1)),
  }));
}

/** The same without intervals, whose computation takes most of the time. */
function leagueStandings(size: number, pairs: readonly PairRecord[]): readonly LeagueStanding[] {
  const returns = payoffMatrix(size, pairs).map(returnsOf);
  const strengths = Array.from(fitted(sumsOf(size, pairs)).logits, inPoints);
  const order = [...strengths.keys()].sort(
    (a, b) =>
      (strengths[b] as number) - (strengths[a] as number) ||
      (returns[b]?.meanReturn ?? 0) - (returns[a]?.meanReturn ?? 0) ||
      a - b,
  );
  const ranks = sharedRanks(order.map((entrant) => strengths[entrant] as number));
  return order.map((entrant, place) => ({
    entrant,
    strength: strengths[entrant] as number,
    rank: ranks[place]?.[0] as number,
    ...(returns[entrant] as Returns),
  }));
}

function renumbered(
  pairs: readonly PairRecord[],
  numbers: ReadonlyMap<number, number>,
): readonly PairRecord[] {
  return pairs.map(({ a, b, matches }) => ({
    a: numbers.get(a) as number,
    b: numbers.get(b) as number,
    matches,
  }));
}

type Intervals = Pick<LeagueRow, "interval95" | "rankInterval">;

/** By place: the interval of its strength, and the widest ranks among those who share it. */
function intervalsOf(
  { logits }: Fit,
  { logits: strengths, ranks: foreseenRanks }: Prefetched,
  ranks: readonly (readonly [number, number])[],
): readonly Intervals[] {
  return ranks.map(([first, last], place) => {
    const equals = foreseenRanks.slice(first - 1, last);
    const [low, high] = strengths[place] as readonly [number, number];
    const logit = logits[place] as number;
    return {
      interval95: [inPoints(Math.min(low, logit)), inPoints(Math.max(high, logit))],
      rankInterval: [
        Math.min(first, ...equals.map(([best]) => best)),
        Math.max(last, ...equals.map(([, worst]) => worst)),
      ],
    };
  });
}

type Returns = Pick<LeagueRow, "meanReturn" | "worst">;

function returnsOf(row: PayoffMatrix[number], entrant: number): Returns {
  const met = row.flatMap((gain, against) =>
    gain === null || against === entrant ? [] : [{ against, return: gain }],
  );
  if (met.length === 0) return { meanReturn: null, worst: null };
  const total = met.reduce((sum, one) => sum + one.return, 0);
  const worst = met.reduce((least, one) => (one.return < least.return ? one : least));
  return { meanReturn: total / met.length, worst };
}
