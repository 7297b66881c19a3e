// A bank's mixture of moves, derived from its expected results.

import type { MatrixGame } from "../../src/core/games/index.ts";

/** By own move, the bot's probabilities if these are its expected results: p with sum_a p_a A(a, x) = c_x and sum_a p_a
 * = 1. The solution is unique, because only the uniform mixture gives 0 against every move. */
export function chancesOf(game: MatrixGame, results: Float64Array): Float64Array {
  const { size } = game;
  // Normal equations of the rows (A(., x), c_x) and (1, 1), which are consistent.
  const rows = Array.from({ length: size + 1 }, (_, x) =>
    Float64Array.from({ length: size + 1 }, (_, a) => {
      if (x === size) return 1;
      return a === size ? (results[x] as number) : game.result("bot", a, x);
    }),
  );
  const normal = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size + 1 }, (_, j) =>
      rows.reduce((sum, row) => sum + (row[i] as number) * (row[j] as number), 0),
    ),
  );
  return solved(normal).map((chance) => Math.max(0, chance));
}

/** Gauss-Jordan elimination on rows of coefficients and a right-hand side; modifies the rows. */
function solved(rows: readonly Float64Array[]): Float64Array {
  rows.forEach((pivot, at) => {
    const scale = pivot[at] as number;
    for (let j = 0; j < pivot.length; j++) pivot[j] = (pivot[j] as number) / scale;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[at] as number;
      for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number);
    }
  });
  return Float64Array.from(rows, (row) => row.at(-1) as number);
}
