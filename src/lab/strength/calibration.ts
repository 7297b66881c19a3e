// Whether a confidence means what it says: of the moves told with 60 %, about 60 % should come.

import { type Estimate, mean, sum } from "../../core/statistics.ts";
import { type ClusterSum, clusteredMean } from "../clustered.ts";
import type { Reading } from "./reading.ts";

const BINS = 20;

/** The rounds whose confidence lies in from … to, `to` not included unless it is 1. */
interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly meanConfidence: number;
  /** The share of the told moves that came. */
  readonly came: number;
}

export interface Calibration {
  /** Rounds in which a move was told. */
  readonly count: number;
  /** Bins with rounds in them, ascending. */
  readonly bins: readonly ReliabilityBin[];
  /** The mean distance of confidence and share over bins, weighted by rounds. Source: M. Naeini et
   * al., AAAI (2015). */
  readonly expectedError: number;
  /** Mean confidence less share that came: above 0 it boasts. */
  readonly boast: number;
  /** Mean -ln of the probability that the move was given, over all rounds; knowing nothing makes
   * ln(moves). Its error is by person. */
  readonly logLoss: Estimate;
}

interface Told {
  readonly confidence: number;
  readonly hit: number;
}

/** The calibration in rounds from … to, both included; undefined where no move was told. */
export function calibrationOf(
  readings: readonly Reading[],
  from: number,
  to: number,
): Calibration | undefined {
  const told = readings.flatMap((reading) => toldIn(reading, from, to));
  if (told.length === 0) return undefined;
  const bins = Array.from({ length: BINS }, (_, bin) => binOf(told, bin)).filter(({ count }) => count > 0);
  const distance = sum(bins.map((bin) => bin.count * Math.abs(bin.meanConfidence - bin.came)));
  return {
    count: told.length,
    bins,
    expectedError: distance / told.length,
    boast: mean(told.map(({ confidence }) => confidence)) - mean(told.map(({ hit }) => hit)),
    logLoss: clusteredMean(readings.map(({ surprises }) => lossOf(surprises.subarray(from - 1, to)))),
  };
}

function toldIn({ confidences, hits }: Reading, from: number, to: number): Told[] {
  return [...confidences.subarray(from - 1, to)].flatMap((confidence, index) =>
    Number.isNaN(confidence) ? [] : [{ confidence, hit: hits[from - 1 + index] as number }],
  );
}

function binOf(told: readonly Told[], bin: number): ReliabilityBin {
  const inside = told.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin);
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
