// Small dense linear systems, and roots of covariances.

export type Matrix = readonly Float64Array[];

export function zeros(size: number): Matrix {
  return Array.from({ length: size }, () => new Float64Array(size));
}

/** Adds to an entry. */
export function addTo(matrix: Matrix, row: number, column: number, value: number): void {
  const values = matrix[row] as Float64Array;
  values[column] = (values[column] as number) + value;
}

/** A solver of `matrix` x = b: Gaussian elimination with partial pivoting. */
export function solverOf(matrix: Matrix): (b: Float64Array) => Float64Array {
  const rows = matrix.map((row) => row.slice());
  const order = [...rows.keys()];
  for (let at = 0; at < rows.length; at++) {
    exchange(rows, order, at, largestBelow(rows, at));
    eliminate(rows, at);
  }
  return (b) =>
    substituted(
      rows,
      Float64Array.from(order, (row) => b[row] as number),
    );
}

function largestBelow(rows: Matrix, column: number): number {
  let best = column;
  for (let row = column + 1; row < rows.length; row++)
    if (Math.abs(rows[row]?.[column] as number) > Math.abs(rows[best]?.[column] as number)) best = row;
  return best;
}

function exchange(rows: Float64Array[], order: number[], a: number, b: number): void {
  [rows[a], rows[b]] = [rows[b] as Float64Array, rows[a] as Float64Array];
  [order[a], order[b]] = [order[b] as number, order[a] as number];
}

/** Eliminates below the diagonal, and leaves the factors there. */
function eliminate(rows: Matrix, at: number): void {
  const pivot = rows[at] as Float64Array;
  for (let below = at + 1; below < rows.length; below++) {
    const row = rows[below] as Float64Array;
    const factor = (row[at] as number) / (pivot[at] as number);
    row[at] = factor;
    if (factor === 0) continue;
    for (let column = at + 1; column < rows.length; column++)
      row[column] = (row[column] as number) - factor * (pivot[column] as number);
  }
}

function substituted(rows: Matrix, x: Float64Array): Float64Array {
  for (const [at, row] of rows.entries()) x[at] = (x[at] as number) - dot(row, x, 0, at);
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] as Float64Array;
    x[at] = ((x[at] as number) - dot(row, x, at + 1, rows.length)) / (row[at] as number);
  }
  return x;
}

/** Sum of products of the entries `from` … `to` - 1. */
export function dot(a: Float64Array, b: Float64Array, from = 0, to = a.length): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

const NOTHING = 1e-12;

/** Lower triangular L with L L' = `covariance` (Cholesky); rows without variance are 0. */
export function rootOf(covariance: Matrix): Matrix {
  const root = zeros(covariance.length);
  for (const [row, values] of root.entries())
    for (let column = 0; column <= row; column++) {
      const other = root[column] as Float64Array;
      const left = (covariance[row]?.[column] as number) - dot(values, other, 0, column);
      if (row === column) values[column] = left > NOTHING ? Math.sqrt(left) : 0;
      else values[column] = (other[column] as number) > 0 ? left / (other[column] as number) : 0;
    }
  return root;
}
