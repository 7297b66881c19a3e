// Projection onto the probability simplex.

/** The nearest probabilities (Euclidean) to any numbers: all are lowered alike and cut off at 0.
 * Algorithm: J. Duchi and others, Efficient projections onto the l1-ball, ICML (2008). */
export function nearestChances(values: Float64Array): Float64Array {
  const sorted = values.toSorted().reverse();
  let [sum, lowered] = [0, 0];
  for (let count = 1; count <= sorted.length; count++) {
    sum += sorted[count - 1] as number;
    const least = (sum - 1) / count;
    if ((sorted[count - 1] as number) > least) lowered = least;
  }
  return values.map((value) => Math.max(0, value - lowered));
}
