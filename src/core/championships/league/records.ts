// The records of a league: the matches of each pair, by the entrants' numbers 0 … n - 1.

/** A finished match, for the pair's `a`. A forfeited match has a result and an empty tally. */
export interface LeagueMatch {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly result: 0 | 0.5 | 1;
}

/** The matches of a pair at one game, without those that have no result. A pair may be split over several records, in
 * either order; results computed from them are the same. Matches against itself are ignored. */
export interface PairRecord {
  readonly a: number;
  readonly b: number;
  readonly matches: readonly LeagueMatch[];
}

/** The return of a match: rounds won minus rounds lost, per round; a forfeit counts as all rounds. */
export function returnOf({ wins, losses, draws, result }: LeagueMatch): number {
  const rounds = wins + losses + draws;
  return rounds === 0 ? 2 * result - 1 : (wins - losses) / rounds;
}
