// Exact per-pair sums of a league's matches, so that the order of play or of records doesn't matter.

import { addTo, type Matrix, zeros } from "./linear.ts";
import type { PairRecord } from "./records.ts";

/** Entries are row against column. */
export interface Sums {
  /** Matches, and the row's results in them. */
  readonly matches: Matrix;
  readonly scores: Matrix;
  /** Squares of the row's results. */
  readonly squares: Matrix;
  /** Whether a pair's matches were all identical, round for round as far as is known. */
  readonly isFixed: (row: number, column: number) => boolean;
}

/** Rounds of a pair after which equal tallies are no coincidence. */
const TELLING_ROUNDS = 200;

export function sumsOf(size: number, pairs: readonly PairRecord[]): Sums {
  const [matches, scores, squares] = [zeros(size), zeros(size), zeros(size)];
  const tallies = new Map<number, Tallies>();
  for (const { a, b, matches: played } of pairs) {
    if (a === b) continue;
    const seen = tallies.get(keyOf(a, b, size)) ?? { kinds: new Set(), rounds: 0 };
    tallies.set(keyOf(a, b, size), seen);
    for (const { wins, losses, draws, result } of played) {
      add({ matches, scores, squares }, a, b, result);
      add({ matches, scores, squares }, b, a, 1 - result);
      seen.kinds.add(JSON.stringify(a < b ? [wins, draws, losses] : [losses, draws, wins]));
      seen.rounds += wins + losses + draws;
    }
  }
  const isFixed = (row: number, column: number): boolean => {
    const seen = tallies.get(keyOf(row, column, size));
    const count = matches[row]?.[column] as number;
    return seen !== undefined && count > 1 && seen.kinds.size === 1 && seen.rounds >= TELLING_ROUNDS;
  };
  return { matches, scores, squares, isFixed };
}

interface Tallies {
  readonly kinds: Set<string>;
  rounds: number;
}

function keyOf(a: number, b: number, size: number): number {
  return Math.min(a, b) * size + Math.max(a, b);
}

function add(
  { matches, scores, squares }: Omit<Sums, "isFixed">,
  row: number,
  column: number,
  result: number,
) {
  addTo(matches, row, column, 1);
  addTo(scores, row, column, result);
  addTo(squares, row, column, result ** 2);
}
