/** First and last of the ranks that this score has among all; equal scores share them. */
export function ranksAmong(
  all: readonly { readonly score: number }[],
  score: number,
): readonly [first: number, last: number] {
  const better = all.filter((one) => one.score > score).length;
  return [better + 1, better + all.filter((one) => one.score === score).length];
}
