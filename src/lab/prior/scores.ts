// Scores of readings: expected (wins - losses) / rounds, by stretch, with errors clustered by person.

import { type Estimate, sum } from "../../core/statistics.ts";
import { type ClusterSum, clusteredMean } from "../kit/clustered.ts";
import type { Reading } from "./reading.ts";

/** First and last round of each stretch, counted from a person's first round. */
const STRETCHES: readonly (readonly [number, number])[] = [
  [1, 5],
  [6, 10],
  [1, 10],
  [11, 20],
  [21, 50],
  [51, 100],
  [101, Number.POSITIVE_INFINITY],
];

/** Most newcomers in a chat play about this many rounds. */
export const EARLY_ROUNDS = 10;

interface StretchScore extends Estimate {
  readonly rounds: string;
}

/** (wins - losses) / rounds over all rounds, and by stretch if there's data. */
export interface Scores extends Estimate {
  readonly people: number;
  readonly rounds: number;
  readonly early: Estimate;
  readonly stretches: readonly StretchScore[];
}

/** Undefined if no one was read. */
export function scoresOf(readings: readonly Reading[]): Scores | undefined {
  if (readings.length === 0) return undefined;
  return {
    people: readings.length,
    rounds: sum(readings.map(({ results }) => results.length)),
    ...scoreBetween(readings, 1, Number.POSITIVE_INFINITY),
    early: scoreBetween(readings, 1, EARLY_ROUNDS),
    stretches: STRETCHES.map(([from, to]) => ({
      rounds: Number.isFinite(to) ? `${from}-${to}` : `${from}+`,
      ...scoreBetween(readings, from, to),
    })).filter(({ mean }) => !Number.isNaN(mean)),
  };
}

/** Paired difference, first minus second reading, up to round `to`; skips people read only once. */
export function pairedDifference(
  readings: readonly Reading[],
  others: readonly Reading[],
  to = Number.POSITIVE_INFINITY,
): Estimate | undefined {
  const byPlayer = new Map(others.map((other) => [other.player, other]));
  const pairs = readings.flatMap((reading): ClusterSum[] => {
    const other = byPlayer.get(reading.player);
    if (!other) return [];
    const [results, less] = [reading.results.subarray(0, to), other.results.subarray(0, to)];
    return [{ sum: sum(results) - sum(less), count: results.length }];
  });
  return pairs.length === 0 ? undefined : clusteredMean(pairs);
}

function scoreBetween(readings: readonly Reading[], from: number, to: number): Estimate {
  const parts = readings.map(({ results }) => results.subarray(from - 1, Math.min(to, results.length)));
  return clusteredMean(parts.map((part) => ({ sum: sum(part), count: part.length })));
}
