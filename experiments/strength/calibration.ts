// Calibration: the likeliest moves given 60 %, announced or not, should come 60 times in 100.

import { type Estimate, mean, sum } from "../../src/core/statistics.ts";
import { type ClusterSum, clusteredMean } from "../../src/lab/kit/clustered.ts";
import type { FullReading } from "./reading.ts";

const BINS = 20;

/** Rounds with confidence in from … to, `to` excluded unless it is 1. */
interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly meanConfidence: number;
  /** Share of correct predictions. */
  readonly came: number;
}

export interface Calibration {
  /** All rounds with a forecast. */
  readonly count: number;
  readonly bins: readonly ReliabilityBin[];
  /** Expected calibration error, weighted by rounds. Source: M. Naeini et al., AAAI (2015). */
  readonly expectedError: number;
  /** Mean confidence minus hit rate: above 0 is overconfident. */
  readonly boast: number;
  /** Share of all rounds in which the likeliest move came. */
  readonly came: number;
  /** Rounds in which an expected move was announced, and the share of them in which it came. */
  readonly seen: { readonly count: number; readonly came: number };
  /** Mean -ln P(move) over all rounds; uniform gives ln(moves). Its error is by person. */
  readonly logLoss: Estimate;
}

interface Forecast {
  readonly confidence: number;
  readonly hit: number;
}

/** The calibration in rounds from … to, inclusive; undefined without forecasts. */
export function calibrationOf(
  readings: readonly FullReading[],
  from: number,
  to: number,
): Calibration | undefined {
  const all = readings.flatMap(({ likeliest, foreseen }) => forecastsIn(likeliest, foreseen, from, to));
  if (all.length === 0) return undefined;
  const seen = readings.flatMap(({ confidences, hits }) => forecastsIn(confidences, hits, from, to));
  const bins = Array.from({ length: BINS }, (_, bin) => binOf(all, bin)).filter(({ count }) => count > 0);
  const came = mean(all.map(({ hit }) => hit));
  const distance = sum(bins.map((bin) => bin.count * Math.abs(bin.meanConfidence - bin.came)));
  return {
    count: all.length,
    bins,
    expectedError: distance / all.length,
    boast: mean(all.map(({ confidence }) => confidence)) - came,
    came,
    seen: { count: seen.length, came: mean(seen.map(({ hit }) => hit)) },
    logLoss: clusteredMean(readings.map(({ surprises }) => lossOf(surprises.subarray(from - 1, to)))),
  };
}

function forecastsIn(
  confidences: Float32Array,
  hits: Float32Array | Uint8Array,
  from: number,
  to: number,
): Forecast[] {
  return [...confidences.subarray(from - 1, to)].flatMap((confidence, index) =>
    Number.isNaN(confidence) ? [] : [{ confidence, hit: hits[from - 1 + index] as number }],
  );
}

function binOf(all: readonly Forecast[], bin: number): ReliabilityBin {
  const inside = all.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin);
  return {
    from: bin / BINS,
    to: (bin + 1) / BINS,
    count: inside.length,
    meanConfidence: mean(inside.map(({ confidence }) => confidence)),
    came: mean(inside.map(({ hit }) => hit)),
  };
}

function lossOf(surprises: Float32Array): ClusterSum {
  const known = surprises.filter((surprise) => !Number.isNaN(surprise));
  return { sum: sum(known), count: known.length };
}
