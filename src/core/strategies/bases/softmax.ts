// From logarithms of odds to probabilities.

/** Makes probabilities of logarithms of odds, in place. */
export function toProbabilities(odds: Float64Array): void {
  const most = Math.max(...odds);
  let sum = 0;
  odds.forEach((value, move) => {
    odds[move] = Math.exp(value - most);
    sum += odds[move] as number;
  });
  odds.forEach((value, move) => {
    odds[move] = value / sum;
  });
}
