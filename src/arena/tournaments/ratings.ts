// Ratings with uncertainty: Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011),
// algorithm 4 (Plackett-Luce) for two players, with the usual constants.

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

const MEAN = 25;
const UNCERTAINTY = MEAN / 3;
/** How much one match's performance varies. */
const BETA_SQUARED = (MEAN / 6) ** 2;
/** How much strength drifts from one match to the next. */
const TAU_SQUARED = (MEAN / 300) ** 2;
/** The least share of the variance that a match leaves. */
const KAPPA = 1e-4;
const DIGITS = 3;

/** Ratings by entrant after these matches, rounded so that they are the same on all machines. */
export function ratingsOf(entrants: number, matches: readonly RatedMatch[]): readonly Rating[] {
  const all = Array.from({ length: entrants }, (): Rating => ({ mean: MEAN, uncertainty: UNCERTAINTY }));
  for (const { a, b, result } of matches) {
    const [of, against] = [all[a] as Rating, all[b] as Rating];
    all[a] = rated(of, against, result);
    all[b] = rated(against, of, 1 - result);
  }
  return all.map(({ mean, uncertainty }) => ({ mean: rounded(mean), uncertainty: rounded(uncertainty) }));
}

function rated(of: Rating, against: Rating, result: number): Rating {
  const variance = of.uncertainty ** 2 + TAU_SQUARED;
  const spread = Math.sqrt(variance + against.uncertainty ** 2 + TAU_SQUARED + 2 * BETA_SQUARED);
  const expected = 1 / (1 + Math.exp((against.mean - of.mean) / spread));
  const learned = (variance / spread ** 2) * (Math.sqrt(variance) / spread) * expected * (1 - expected);
  return {
    mean: of.mean + (variance / spread) * (result - expected),
    uncertainty: Math.sqrt(variance * Math.max(1 - learned, KAPPA)),
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
