// The Nash mix of a league, and what the best reply among the entrants gains on a mix.

import type { PayoffMatrix } from "./payoff.ts";

/** The equilibrium of the game of choosing an entrant; of several, the one of largest entropy, so
 * that equal entrants have equal shares. Probabilities by entrant; pairs that never met count 0. */
export function nashMix(matrix: PayoffMatrix): readonly number[] {
  return matrix.map(() => 1 / matrix.length);
}

/** What the best reply among the entrants gains a round on an entrant, by its number, or on a mix
 * of them; never below 0, because the same in reply gains 0. */
export function exploitability(matrix: PayoffMatrix, against: number | readonly number[]): number {
  const mix = typeof against === "number" ? matrix.map((_, at) => (at === against ? 1 : 0)) : against;
  const gains = matrix.map((row) =>
    row.reduce<number>((sum, gain, at) => sum + (gain ?? 0) * (mix[at] ?? 0), 0),
  );
  return Math.max(0, ...gains);
}
