// Binomial coefficients: small ones as numbers, large ones as logarithms.

const ROW = 9;

/** C(s, k) at 9 s + k, which is enough because a box has at most eight cells. */
export const SMALL_BINOMIALS: Float64Array = smallBinomials();

function smallBinomials(): Float64Array {
  const table = new Float64Array(ROW * ROW);
  for (let size = 0; size < ROW; size++) {
    table[ROW * size] = 1;
    for (let mines = 1; mines <= size; mines++) {
      table[ROW * size + mines] = ((table[ROW * size + mines - 1] as number) * (size - mines + 1)) / mines;
    }
  }
  return table;
}

/** ln 0! … ln n!. */
export function logFactorials(n: number): Float64Array {
  const logs = new Float64Array(n + 1);
  for (let k = 2; k <= n; k++) logs[k] = (logs[k - 1] as number) + Math.log(k);
  return logs;
}

/** ln C(n, k) from `logFactorials`; -Infinity if C(n, k) is 0. */
export function logBinomial(logs: Float64Array, n: number, k: number): number {
  return k < 0 || k > n
    ? Number.NEGATIVE_INFINITY
    : (logs[n] as number) - (logs[k] as number) - (logs[n - k] as number);
}
