// The profile distance of the fortune-teller's source: squared counter differences, scaled to chi-square.

import { chiSquareCdf, sum } from "../statistics.ts";
import type { PairTotals } from "./pair-matrix.ts";

/** The source's distance between two profiles. */
export interface SeedDistance {
  /** d_1 … d_(n+1), by the number of moves per counter, the following move included. */
  readonly d: readonly number[];
  /** The sum over j of the chi-square distribution function F_j(d_j), in 0 … n + 1. */
  readonly p: number;
  /** p / (n + 1), in 0 … 1. */
  readonly normalized: number;
}

/**
 * d_j = sum over counters of j moves of (A1 - A2)^2 / (S / size^j), computed without counters: over the counters of one
 * depth, the sum of A1 A2 = sum over m of C(m, j - 1) P12[m], because a pair of rounds that matches in m context moves
 * shares C(m, j - 1) counters. The source compares equal numbers of games; here the larger history is scaled to the
 * size of the smaller, S. The source's expected count S / 3^j is right only if j includes the following move, as it
 * does here. Source: a fortune-teller for rock-paper-scissors (habr.com, in Russian).
 */
export function seedDistance(
  size: number,
  { within: [first, second], across, rounds }: PairTotals,
): SeedDistance {
  const smaller = Math.min(...rounds);
  if (smaller === 0) throw new RangeError("a profile without rounds has no distance");
  const [a, b] = rounds.map((count) => smaller / count) as [number, number];
  const squares = first.map(
    (count, m) => a * a * count - 2 * a * b * (across[m] as number) + b * b * (second[m] as number),
  );
  const d = Array.from(squares, (_, k) => (depthSum(squares, k) * size ** (k + 1)) / smaller);
  const p = sum(d.map((value, k) => chiSquareCdf(value, k + 1)));
  return { d, p, normalized: p / d.length };
}

/** The sum over m of C(m, k) squares[m], clamped at 0 because of rounding. */
function depthSum(squares: Float64Array, k: number): number {
  let choose = 1;
  let total = 0;
  for (let m = k; m < squares.length; m++) {
    total += choose * (squares[m] as number);
    choose = (choose * (m + 1)) / (m + 1 - k);
  }
  return Math.max(0, total);
}
