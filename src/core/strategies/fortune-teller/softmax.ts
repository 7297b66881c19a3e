// Probabilities of log odds.

/** Replaces log odds by the probabilities that they mean. */
export function softmax(values: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let move = 0; move < values.length; move++) most = Math.max(most, values[move] as number);
  let sum = 0;
  for (let move = 0; move < values.length; move++) {
    values[move] = Math.exp((values[move] as number) - most);
    sum += values[move] as number;
  }
  for (let move = 0; move < values.length; move++) values[move] = (values[move] as number) / sum;
}
