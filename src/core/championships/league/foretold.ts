// What all other results foretell of each pair's: so that a result that fits nothing stands out.

import { addTo, dot, type Matrix, solverOf, zeros } from "./linear.ts";

/** Penalties that are tried; the one that foretells best is taken. */
const PENALTIES = [0.1, 0.3, 1, 3] as const;

/**
 * Returns by row against column as foretold without that pair: a ridge regression of the row on
 * the other rows over all other columns, and of the column likewise, averaged. Who plays like
 * others is foretold by how these fared. `returns` are antisymmetric.
 */
export function foretold(returns: Matrix): Matrix {
  const tried = PENALTIES.map((penalty) => surprises(returns, penalty));
  const errors = tried.map((rows) => rows.reduce((sum, row) => sum + dot(row, row), 0));
  const best = tried[errors.indexOf(Math.min(...errors))] as Matrix;
  return returns.map((row, at) =>
    row.map((found, column) => {
      const [own, other] = [best[at]?.[column] as number, best[column]?.[at] as number];
      return found - (own - other) / 2;
    }),
  );
}

/** Found less foretold, from the row's side: each left out in turn, without a regression for each
 * (G. E. P. Allen, The relationship between variable selection and data augmentation, 1974; the
 * row leaves the predictors by the formula of Sherman and Morrison). */
function surprises(returns: Matrix, penalty: number): Matrix {
  const inverse = inverseOf(alikeness(returns, penalty));
  return returns.map((row, at) => {
    const gained = Float64Array.from(inverse, (line) => dot(line, row));
    const left = 1 - dot(gained, row);
    const cross = (column: number, other: number): number =>
      (inverse[column]?.[other] as number) + ((gained[column] as number) * (gained[other] as number)) / left;
    const own = cross(at, at);
    return gained.map((gain, column) => {
      if (column === at) return 0;
      const shared = cross(at, column) / own;
      const surprise = gain / left - (shared * (gained[at] as number)) / left;
      return surprise / (cross(column, column) - shared * cross(at, column));
    });
  });
}

/** How alike two columns are, seen from all rows and from a constant one. */
function alikeness(returns: Matrix, penalty: number): Matrix {
  const alike = zeros(returns.length);
  // Columns are rows but for the sign, which squares lose.
  for (const [row, values] of returns.entries())
    for (const [column, others] of returns.entries()) addTo(alike, row, column, 1 + dot(values, others));
  for (const row of alike.keys()) addTo(alike, row, row, penalty);
  return alike;
}

function inverseOf(matrix: Matrix): Matrix {
  const solve = solverOf(matrix);
  return matrix.map((_, at) => solve(Float64Array.from(matrix, (_row, one) => (one === at ? 1 : 0))));
}
