// How often the rank from one set of seeds lies within the interval from a different set.

import { type LeagueRow, leagueTable, type PairRecord } from "../../src/core/championships/league/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import { type Estimate, estimateMean, mean } from "../../src/core/statistics.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";

export interface Coverage {
  /** Matches per pair in each set. */
  readonly matches: number;
  /** Shares over all ordered pairs of sets; the error is over the first sets' shares. */
  readonly ranks: Estimate;
  readonly strengths: Estimate;
  /** The lowest share of ranks for any two sets. */
  readonly least: number;
  /** Mean number of ranks in an interval. */
  readonly width: number;
  /** The same for a bootstrap within pairs only. */
  readonly plain: { readonly ranks: Estimate; readonly width: number };
}

const RESAMPLES = 400;
const TAIL = 0.025;

/** A set's ranks, strengths and intervals, by entrant. */
type SetOfSeeds = ReadonlyMap<number, LeagueRow & { readonly plain: readonly [number, number] }>;

/** Cuts each pair's matches into `sets` parts of `matches`, and compares each with every other. */
export function coverageOf(
  size: number,
  pairs: readonly PairRecord[],
  { matches, sets, seed }: { readonly matches: number; readonly sets: number; readonly seed: number },
): Coverage {
  const found = Array.from({ length: sets }, (_, set) => {
    const part = pairs.map((pair) => ({
      ...pair,
      matches: pair.matches.slice(set * matches, (set + 1) * matches),
    }));
    const random = seededRandom(deriveSeed(seedBytes(seed), "league table", matches, set));
    return setOf(size, part, random);
  });
  const shareIn = (isIn: (first: Row, second: Row) => boolean): readonly number[][] =>
    found.map((first) =>
      found.filter((second) => second !== first).map((second) => sharedIn(first, second, isIn)),
    );
  const ranks = shareIn(({ rankInterval }, { rank }) => isWithin(rank, rankInterval));
  const strengths = shareIn(({ interval95 }, { strength }) => isWithin(strength, interval95));
  const plain = shareIn((first, { rank }) => isWithin(rank, first.plain));
  const rows = found.flatMap((set) => [...set.values()]);
  return {
    matches,
    ranks: overSets(ranks),
    strengths: overSets(strengths),
    least: Math.min(...ranks.flat()),
    width: mean(rows.map(({ rankInterval }) => widthOf(rankInterval))),
    plain: { ranks: overSets(plain), width: mean(rows.map((row) => widthOf(row.plain))) },
  };
}

type Row = SetOfSeeds extends ReadonlyMap<number, infer One> ? One : never;

function setOf(size: number, pairs: readonly PairRecord[], random: RandomSource): SetOfSeeds {
  const plain = plainIntervals(size, pairs, random);
  const rows = leagueTable(size, pairs, random);
  return new Map(
    rows.map((row) => [row.entrant, { ...row, plain: plain[row.entrant] as readonly [number, number] }]),
  );
}

/** Ranks by summed results, like Bradley and Terry if all pairs have the same number of matches; bootstraps the matches
 * within each pair. */
function plainIntervals(size: number, pairs: readonly PairRecord[], random: RandomSource) {
  const ranks = Array.from({ length: size }, (): number[] => []);
  for (let time = 0; time < RESAMPLES; time++) {
    const scores = new Float64Array(size);
    for (const { a, b, matches } of pairs)
      for (let at = 0; at < matches.length; at++) {
        const { result } = matches[random.below(matches.length)] as PairRecord["matches"][number];
        scores[a] = (scores[a] as number) + result;
        scores[b] = (scores[b] as number) + 1 - result;
      }
    for (const [entrant, list] of ranks.entries())
      list.push(1 + scores.filter((score) => score > (scores[entrant] as number)).length);
  }
  return ranks.map((list) => {
    const sorted = list.sort((x, y) => x - y);
    const at = (share: number): number => sorted[Math.floor(share * RESAMPLES)] as number;
    return [at(TAIL), at(1 - TAIL)] as const;
  });
}

function sharedIn(first: SetOfSeeds, second: SetOfSeeds, isIn: (a: Row, b: Row) => boolean): number {
  const inside = [...first].filter(([entrant, row]) => isIn(row, second.get(entrant) as Row));
  return inside.length / first.size;
}

function isWithin(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low && value <= high;
}

function widthOf([best, worst]: readonly [number, number]): number {
  return worst - best + 1;
}

function overSets(shares: readonly (readonly number[])[]): Estimate {
  return estimateMean(shares.map(mean));
}
