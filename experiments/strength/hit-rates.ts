// Shares of moves foretold, with errors clustered by person.

import { type Estimate, sum } from "../../src/core/statistics.ts";
import { clusteredMean } from "../../src/lab/kit/clustered.ts";
import type { FullReading } from "./reading.ts";

/** Shares of moves guessed in a game of two moves, which has no draws. */
export interface HitRates {
  readonly people: number;
  /** By expectation over the dice: what is played. */
  readonly played: Estimate;
  /** Of the likeliest moves, whatever was played; undefined without probabilities. */
  readonly foreseen: Estimate | undefined;
}

/** Over all rounds, those without a told move too. Undefined where nobody was read. */
export function hitRatesOf(readings: readonly FullReading[]): HitRates | undefined {
  if (readings.length === 0) return undefined;
  const foreseen = foreseenOf(readings);
  const played = clusteredMean(
    readings.map(({ results }) => ({ sum: (results.length + sum(results)) / 2, count: results.length })),
  );
  return { people: readings.length, played, foreseen };
}

/** The share of rounds, told or not, in which the likeliest move came; undefined without
 * probabilities. */
export function foreseenOf(readings: readonly FullReading[]): Estimate | undefined {
  const clusters = readings.map(({ foreseen }) => {
    const known = foreseen.filter((share) => !Number.isNaN(share));
    return { sum: sum(known), count: known.length };
  });
  return clusters.some(({ count }) => count > 0) ? clusteredMean(clusters) : undefined;
}
