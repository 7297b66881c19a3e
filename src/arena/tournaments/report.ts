// Tournament report. It has no timestamps or worker names, so the same plan gives the same bytes.

import type { Played, Standing } from "../../core/championships/championship.ts";
import { standings } from "../../core/championships/rounds.ts";
import type { Forfeit } from "../../core/matches/match.ts";
import { sum } from "../../core/statistics.ts";
import { type MatchOutcome, type NoResult, resultOf } from "../match/task.ts";
import { type Entrant, isOver, type Plan, type Tournament } from "./tournament.ts";

export interface TournamentReport extends Omit<Plan, "rounds" | "entrants"> {
  readonly complete: boolean;
  readonly rounds: number;
  readonly matches: number;
  /** Best first. */
  readonly standings: readonly Place[];
  readonly pairings: readonly ReportedPairing[];
}

export interface Place extends Entrant, Omit<Standing, "player"> {
  readonly number: number;
  readonly forfeits: number;
  /** Over all its matches. */
  readonly roundsWon: number;
  readonly roundsLost: number;
  readonly roundsDrawn: number;
  readonly rating: Rating;
}

/** A pairing; entrants are given by name. A pairing without `b` is a bye. */
export interface ReportedPairing extends Pick<Played, "why" | "places" | "score" | "decided"> {
  readonly round: number;
  readonly table: number;
  readonly a: string;
  readonly b: string | null;
  readonly games: readonly ReportedGame[];
}

/** Rounds won by `a`, won by `b`, drawn. */
interface ReportedGame {
  readonly result: 1 | 0.5 | 0;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly forfeits?: readonly (Forfeit & { readonly name: string })[];
  readonly noResult?: NoResult;
}

/** Reports the standings after the last finished round. */
export function reportTournament(tournament: Tournament): TournamentReport {
  const { plan, championship, played } = tournament;
  const { rounds: _chosen, entrants, ...rest } = plan;
  const nameOf = (player: number): string => entrants[player]?.name as string;
  const pairings = championship.rounds.flatMap((round, index) =>
    round.map(({ table, a, b, why, places, score, decided }): ReportedPairing => {
      const names = { a: nameOf(a), b: b === null ? null : nameOf(b) };
      const games = (played[index] ?? []).filter((one) => one.table === table);
      return {
        round: index + 1,
        table: table + 1,
        ...names,
        why,
        ...(places && { places }),
        score,
        decided,
        games: games.map(({ outcome }) => gameOf(outcome, names)),
      };
    }),
  );
  const ratings = ratingsOf(pairings);
  return {
    ...rest,
    complete: isOver(tournament),
    rounds: championship.rounds.length,
    matches: sum(pairings.map(({ games }) => games.length)),
    standings: standings(championship).map(({ player, ...standing }) => {
      const entrant = entrants[player] as Entrant;
      const rating = rounded(ratings.get(entrant.name) ?? NEWCOMER);
      return { number: player + 1, ...entrant, ...standing, ...sumsOf(entrant.name, pairings), rating };
    }),
    pairings,
  };
}

function gameOf(outcome: MatchOutcome, names: Pick<ReportedPairing, "a" | "b">): ReportedGame {
  const { tally, forfeits, noResult } = outcome;
  return {
    result: resultOf(outcome),
    ...(noResult && { noResult }),
    won: tally.wins,
    lost: tally.losses,
    drawn: tally.draws,
    ...(forfeits.length > 0 && { forfeits: forfeits.map((one) => ({ name: names[one.by] ?? "", ...one })) }),
  };
}

function sumsOf(name: string, pairings: readonly ReportedPairing[]) {
  const sums = { forfeits: 0, roundsWon: 0, roundsLost: 0, roundsDrawn: 0 };
  for (const { a, b, games } of pairings) {
    if (a !== name && b !== name) continue;
    for (const { won, lost, drawn, forfeits = [] } of games) {
      sums.roundsWon += a === name ? won : lost;
      sums.roundsLost += a === name ? lost : won;
      sums.roundsDrawn += drawn;
      sums.forfeits += forfeits.filter((one) => one.name === name).length;
    }
  }
  return sums;
}

// Ratings with uncertainty: Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011),
// algorithm 4 (Plackett-Luce) for two players, with the usual constants.

/** Normal distribution of strength; the prior is 25 ± 8.333. */
export interface Rating {
  readonly mean: number;
  readonly uncertainty: number;
}

const MEAN = 25;
const NEWCOMER: Rating = { mean: MEAN, uncertainty: MEAN / 3 };
/** How much one match's performance varies. */
const BETA_SQUARED = (MEAN / 6) ** 2;
/** How much strength drifts from one match to the next. */
const TAU_SQUARED = (MEAN / 300) ** 2;
/** The least share of the variance that a match leaves. */
const KAPPA = 1e-4;
const DIGITS = 3;

/** By name, after these matches in order. Forfeits and matches without a result say nothing about strength. */
export function ratingsOf(
  pairings: readonly Pick<ReportedPairing, "a" | "b" | "games">[],
): ReadonlyMap<string, Rating> {
  const all = new Map<string, Rating>();
  for (const { a, b, games } of pairings)
    for (const { result, forfeits, noResult } of games) {
      if (b === null || forfeits || noResult) continue;
      const [of, against] = [all.get(a) ?? NEWCOMER, all.get(b) ?? NEWCOMER];
      all.set(a, rated(of, against, result)).set(b, rated(against, of, 1 - result));
    }
  return all;
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

/** So that they are the same on all machines. */
function rounded({ mean, uncertainty }: Rating): Rating {
  return { mean: Number(mean.toFixed(DIGITS)), uncertainty: Number(uncertainty.toFixed(DIGITS)) };
}
