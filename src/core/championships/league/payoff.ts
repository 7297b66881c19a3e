// The pay-off matrix of a league: what each entrant returns against each other.

import { type PairRecord, returnOf } from "./records.ts";

/** Return a round of the row against the column, in [-1, 1]: entry [b][a] is minus entry [a][b].
 * 0 on the diagonal, null where two have not met. */
export type PayoffMatrix = readonly (readonly (number | null)[])[];

/** Mean returns over the matches of each pair of `size` entrants. */
export function payoffMatrix(size: number, pairs: readonly PairRecord[]): PayoffMatrix {
  const sums = Array.from({ length: size }, () => new Float64Array(size));
  const counts = Array.from({ length: size }, () => new Uint32Array(size));
  const add = (row: number, column: number, value: number): void => {
    (sums[row] as Float64Array)[column] = (sums[row]?.[column] as number) + value;
    (counts[row] as Uint32Array)[column] = (counts[row]?.[column] as number) + 1;
  };
  for (const { a, b, matches } of pairs)
    for (const match of matches) {
      add(a, b, returnOf(match));
      add(b, a, -returnOf(match));
    }
  return sums.map((row, at) =>
    Array.from(row, (total, column) => {
      const count = counts[at]?.[column] as number;
      if (at === column) return 0;
      return count === 0 ? null : total / count;
    }),
  );
}
