// What a league knows: the matches of every pair, by the entrants' numbers 0 … n - 1.

/** A finished match, for the pair's `a`. A forfeited match has a result and an empty tally. */
export interface LeagueMatch {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly result: 0 | 0.5 | 1;
}

/** The matches of a pair at one game; void ones are left out. A pair may stand in several records,
 * either way round: what is computed from them is the same. One against itself counts nothing. */
export interface PairRecord {
  readonly a: number;
  readonly b: number;
  readonly matches: readonly LeagueMatch[];
}

/** The return of a match: rounds won less rounds lost, a round; all of them where it was forfeited. */
export function returnOf({ wins, losses, draws, result }: LeagueMatch): number {
  const rounds = wins + losses + draws;
  return rounds === 0 ? 2 * result - 1 : (wins - losses) / rounds;
}
