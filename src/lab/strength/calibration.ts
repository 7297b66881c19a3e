// Calibration: of the moves predicted with 60 %, about 60 % should come true.

import { type Estimate, mean, sum } from "../../core/statistics.ts";
import { type ClusterSum, clusteredMean } from "../clustered.ts";
import type { Reading } from "./reading.ts";

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
  readonly count: number;
  readonly bins: readonly ReliabilityBin[];
  /** Expected calibration error, weighted by rounds. Source: M. Naeini et al., AAAI (2015). */
  readonly expectedError: number;
  /** Mean confidence minus hit rate: above 0 is overconfident. */
  readonly boast: number;
  /** Mean -ln P(move) over all rounds; uniform gives ln(moves). Its error is by person. */
  readonly logLoss: Estimate;
}

interface Told {
  readonly confidence: number;
  readonly hit: number;
}

/** The calibration in rounds from … to, inclusive; undefined without predictions. */
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
