// The payoff matrix of a league: each entrant's return against every other.

import { type PairRecord, returnOf } from "./records.ts";

/** The row's return per round against the column, in [-1, 1]: entry [b][a] is minus entry [a][b]. 0 on the diagonal,
 * null for pairs that haven't met. */
export type PayoffMatrix = readonly (readonly (number | null)[])[];

/** Mean returns over the matches of each pair of `size` entrants. */
export function payoffMatrix(size: number, pairs: readonly PairRecord[]): PayoffMatrix {
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column): number | null => (row === column ? 0 : null)),
  );
  for (const [key, returns] of returnsByPair(size, pairs)) {
    const [low, high] = [Math.floor(key / size), key % size];
    // Sorted, because floating-point sums depend on the order.
    const mean = returns.sort((x, y) => x - y).reduce((sum, one) => sum + one, 0) / returns.length;
    (matrix[low] as number[])[high] = mean;
    (matrix[high] as number[])[low] = 0 - mean;
  }
  return matrix;
}

/** By pair that has met: the returns of its lower-numbered entrant. */
function returnsByPair(size: number, pairs: readonly PairRecord[]): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { a, b, matches } of pairs) {
    if (a === b || matches.length === 0) continue;
    const key = Math.min(a, b) * size + Math.max(a, b);
    const returns = found.get(key) ?? [];
    found.set(key, returns);
    for (const match of matches) returns.push(a < b ? returnOf(match) : 0 - returnOf(match));
  }
  return found;
}
