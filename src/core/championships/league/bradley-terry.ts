// Strengths from who beat whom, regardless of the order of play.

import { addTo, type Matrix, solverOf, zeros } from "./linear.ts";
import type { Sums } from "./sums.ts";

/** Points per unit of log-odds, so that 400 points mean odds of 10 to 1. */
const POINTS = 400 / Math.LN10;
/** Points are rounded to this many decimals, so that all machines agree and equals are exactly equal. */
const DIGITS = 3;
const STEPS_MAX = 100;
const PRECISION = 1e-11;
const STRIDE = 2;

/** Converts to the Elo scale. */
export function inPoints(logit: number): number {
  return Number((POINTS * logit).toFixed(DIGITS)) + 0;
}

export interface Fit {
  /** Log-odds against an average entrant. */
  readonly logits: Float64Array;
  /** How steeply expected scores change with the logits: minus the second derivative of the likelihood. */
  readonly information: Matrix;
}

/**
 * The maximum-likelihood strengths, 0 on average, by Newton's method; the likelihood has a single maximum. A draw is
 * half a win; each entrant gets an extra drawn match against an average one, so that the undefeated stay finite.
 * Source: R. A. Bradley and M. E. Terry, Rank analysis of incomplete block designs (1952).
 */
export function fitted({ matches, scores }: Pick<Sums, "matches" | "scores">): Fit {
  let logits = new Float64Array(matches.length);
  for (let step = 0; step < STEPS_MAX; step++) {
    const { slope, information } = slopeAt(logits, matches, scores);
    const change = solverOf(information)(slope);
    const longest = Math.max(0, ...change.map(Math.abs));
    const part = Math.min(1, STRIDE / longest);
    logits = logits.map((logit, at) => logit + part * (change[at] as number));
    if (longest < PRECISION) break;
  }
  const mean = logits.reduce((sum, logit) => sum + logit, 0) / (logits.length || 1);
  return {
    information: slopeAt(logits, matches, scores).information,
    logits: logits.map((logit) => logit - mean),
  };
}

function slopeAt(logits: Float64Array, matches: Matrix, scores: Matrix) {
  const slope = new Float64Array(logits.length);
  const information = zeros(logits.length);
  for (const [row, logit] of logits.entries()) {
    const average = chanceOf(logit);
    slope[row] = 0.5 - average;
    addTo(information, row, row, average * (1 - average));
    for (const [column, count] of (matches[row] as Float64Array).entries()) {
      if (count === 0 || column === row) continue;
      const chance = chanceOf(logit - (logits[column] as number));
      slope[row] = (slope[row] as number) + (scores[row]?.[column] as number) - count * chance;
      const weight = count * chance * (1 - chance);
      addTo(information, row, row, weight);
      addTo(information, row, column, -weight);
    }
  }
  return { slope, information };
}

/** The expected score of an entrant that's stronger by this logit. */
export function chanceOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
