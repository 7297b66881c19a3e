// Tournament report. It has no timestamps or worker names, so the same plan gives the same bytes.

import { gamesPlayed, type Played, standings } from "../../core/championships/index.ts";
import { type Forfeit, type NoResult, resultOf } from "../match/task.ts";
import { type Entrant, type Plan, planId } from "./plan.ts";
import { type RatedMatch, type Rating, ratingsOf } from "./ratings.ts";
import { isOver, type PlayedMatch, type Tournament } from "./tournament.ts";

export interface TournamentReport extends Omit<Plan, "rounds" | "entrants"> {
  readonly id: string;
  readonly complete: boolean;
  readonly rounds: number;
  readonly matches: number;
  readonly standings: readonly Place[];
  readonly pairings: readonly ReportedPairing[];
}

export interface Place extends Entrant {
  readonly number: number;
  readonly places: readonly [number, number];
  readonly points: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly byes: number;
  readonly forfeits: number;
  readonly tieBreaks?: {
    readonly buchholzCut1: number;
    readonly sonnebornBerger: number;
    readonly headToHead: number;
  };
  /** Rounds won over all its matches. */
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
  const { plan, championship } = tournament;
  const { rounds: _chosen, entrants: _listed, ...rest } = plan;
  const matches = matchesOf(tournament);
  return {
    id: planId(plan),
    ...rest,
    complete: isOver(tournament),
    rounds: championship.rounds.length,
    matches: gamesPlayed({ ...championship, reported: [] }),
    standings: placesOf(tournament, matches),
    pairings: pairingsOf(tournament),
  };
}

interface Match {
  readonly pairing: Played;
  readonly played: PlayedMatch;
}

function matchesOf({ championship, played }: Tournament): readonly Match[] {
  return championship.rounds.flatMap((round, index) =>
    round.flatMap((pairing) =>
      (played[index] ?? [])
        .filter(({ table }) => table === pairing.table)
        .map((one) => ({ pairing, played: one })),
    ),
  );
}

function placesOf({ plan, championship }: Tournament, matches: readonly Match[]): readonly Place[] {
  const ratings = ratingsOf(plan.entrants.length, matches.flatMap(ratedMatch));
  const sums = sumsOf(plan.entrants.length, matches);
  return standings(championship).map(({ player, places, points, wins, draws, losses, byes, tieBreaks }) => ({
    number: player + 1,
    ...(plan.entrants[player] as Entrant),
    places,
    points,
    wins,
    draws,
    losses,
    byes,
    ...(tieBreaks && { tieBreaks }),
    ...(sums[player] as Sums),
    rating: ratings[player] as Rating,
  }));
}

/** Forfeits and matches without a result say nothing about strength and aren't rated. */
function ratedMatch({ pairing: { a, b }, played: { outcome } }: Match): readonly RatedMatch[] {
  return outcome.noResult || outcome.forfeits.length > 0 || b === null
    ? []
    : [{ a, b, result: resultOf(outcome) }];
}

type Sums = Pick<Place, "forfeits" | "roundsWon" | "roundsLost" | "roundsDrawn">;

function sumsOf(entrants: number, matches: readonly Match[]): readonly Sums[] {
  const sums = Array.from({ length: entrants }, () => ({
    forfeits: 0,
    roundsWon: 0,
    roundsLost: 0,
    roundsDrawn: 0,
  }));
  for (const { pairing, played } of matches) {
    const { tally, forfeits } = played.outcome;
    for (const letter of ["a", "b"] as const) {
      const sum = sums[pairing[letter] as number] as (typeof sums)[number];
      sum.roundsWon += letter === "a" ? tally.wins : tally.losses;
      sum.roundsLost += letter === "a" ? tally.losses : tally.wins;
      sum.roundsDrawn += tally.draws;
      sum.forfeits += forfeits.filter(({ by }) => by === letter).length;
    }
  }
  return sums;
}

function pairingsOf({ plan, championship, played }: Tournament): readonly ReportedPairing[] {
  const nameOf = (player: number): string => plan.entrants[player]?.name as string;
  return championship.rounds.flatMap((round, index) =>
    round.map(({ table, a, b, why, places, score, decided }) => {
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
        games: games.map((game) => gameOf(game, names)),
      };
    }),
  );
}

function gameOf(
  { outcome }: PlayedMatch,
  names: { readonly a: string; readonly b: string | null },
): ReportedGame {
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
