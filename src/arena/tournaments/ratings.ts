// Ratings with uncertainty, by Weng and Lin's method as implemented in openskill.

import { rate, rating } from "openskill";

/** Normal distribution of strength; the prior is 25 ± 8.333. */
export interface Rating {
  readonly mean: number;
  readonly uncertainty: number;
}

/** A completed match; the result is from `a`'s side. */
export interface RatedMatch {
  readonly a: number;
  readonly b: number;
  readonly result: 1 | 0.5 | 0;
}

const DIGITS = 3;

/** Ratings by entrant after these matches, rounded so that they are the same on all machines. */
export function ratingsOf(entrants: number, matches: readonly RatedMatch[]): readonly Rating[] {
  const all = Array.from({ length: entrants }, () => rating());
  for (const { a, b, result } of matches) {
    const teams = [[all[a] as Skill], [all[b] as Skill]];
    const [[nextA], [nextB]] = rate(teams, { rank: [1 - result, result] }) as [[Skill], [Skill]];
    all[a] = nextA;
    all[b] = nextB;
  }
  return all.map(({ mu, sigma }) => ({ mean: rounded(mu), uncertainty: rounded(sigma) }));
}

type Skill = ReturnType<typeof rating>;

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
