// Shares of moves predicted, with errors clustered by person.

import { type Estimate, sum } from "../../src/core/statistics.ts";
import { clusteredMean } from "../../src/lab/kit/clustered.ts";
import type { FullReading } from "./reading.ts";

/** Shares of moves predicted in a game with two moves, which has no draws. */
export interface HitRates {
  readonly people: number;
  /** For the moves played, by expectation over the random numbers. */
  readonly played: Estimate;
  /** For the likeliest moves, whatever was played; undefined without probabilities. */
  readonly foreseen: Estimate | undefined;
}

/** Over all rounds, including those without an announced move. Undefined if no one was read. */
export function hitRatesOf(readings: readonly FullReading[]): HitRates | undefined {
  if (readings.length === 0) return undefined;
  const foreseen = foreseenOf(readings);
  const played = clusteredMean(
    readings.map(({ results }) => ({ sum: (results.length + sum(results)) / 2, count: results.length })),
  );
  return { people: readings.length, played, foreseen };
}

/** The share of rounds in which the likeliest move came, announced or not; undefined without probabilities. */
export function foreseenOf(readings: readonly FullReading[]): Estimate | undefined {
  const clusters = readings.map(({ foreseen }) => {
    const known = foreseen.filter((share) => !Number.isNaN(share));
    return { sum: sum(known), count: known.length };
  });
  return clusters.some(({ count }) => count > 0) ? clusteredMean(clusters) : undefined;
}
