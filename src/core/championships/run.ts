// Life cycle of a championship: start it, get the round, report its games, until no round is left.

import { type RandomSource, shuffled } from "../random/index.ts";
import {
  type Championship,
  ChampionshipProblem,
  type Options,
  type Pairing,
  type Played,
  type Result,
  type Standing,
  type SystemId,
} from "./championship.ts";
import { eliminationRound, eliminationStandings } from "./elimination.ts";
import { roundRobinRound } from "./round-robin.ts";
import { decideSeries, isElimination, isSeriesOver, seriesRules } from "./series.ts";
import { standingsByPoints } from "./standings-by-points.ts";
import { swissRound, swissRounds } from "./swiss.ts";

/** Draws all random numbers, which only system "none" has. @throws ChampionshipProblem with fewer than two players, or
 * options that aren't positive integers. */
export function begin(
  system: SystemId,
  players: number,
  options: Partial<Options>,
  random: RandomSource,
): Championship {
  if (!Number.isInteger(players) || players < 2) {
    throw new ChampionshipProblem(
      "too-few-players",
      `${players} players make no championship; at least 2 must take part`,
    );
  }
  const all: Options = {
    firstTo: 4,
    rounds: swissRounds(players),
    ties: "broken",
    repeats: false,
    ...options,
  };
  requireWhole("firstTo", all.firstTo);
  requireWhole("rounds", all.rounds);
  const seeds = [...Array(players).keys()];
  const lots = system === "none" ? shuffled(seeds, random) : seeds;
  return open({ system, players, options: all, lots, rounds: [], reported: [], open: [] });
}

/** Unplayed pairings of the current round; empty when the championship is over. */
export function nextRound(state: Championship): readonly Pairing[] {
  return state.open;
}

/** All games of one pairing of the current round. */
export interface Report {
  readonly table: number;
  /** Results for the pairing's `a`, in order of play: one complete series, see `needsGame`. */
  readonly games: readonly Result[];
}

/** Records pairings in any order; the last of a round opens the next. @throws ChampionshipProblem for a table that
 * isn't open, or games that aren't exactly one series. */
export function report(state: Championship, reports: readonly Report[]): Championship {
  const open = new Map(state.open.map((pairing) => [pairing.table, pairing]));
  const played = reports.map(({ table, games }): Played => {
    const pairing = open.get(table);
    if (!pairing || pairing.b === null) {
      throw new ChampionshipProblem(
        "unknown-table",
        `no pairing is open at table ${table}; ask nextRound for those that are`,
      );
    }
    open.delete(table);
    const { a, b } = pairing;
    return { ...pairing, games: [...games], ...decideSeries(seriesRules(state), { a, b, games }) };
  });
  return closeRound({ ...state, reported: [...state.reported, ...played], open: [...open.values()] });
}

/** Whether a pairing needs another game: round robin and Swiss play one, elimination plays until someone advances. */
export function needsGame(state: Championship, games: readonly Result[]): boolean {
  return !isSeriesOver(seriesRules(state), games);
}

/** Current places, best first; final if no round is open. */
export function standings(state: Championship): readonly Standing[] {
  if (isElimination(state.system)) return eliminationStandings(state);
  if (state.system !== "none") return standingsByPoints(state);
  const nothing = { points: 0, wins: 0, draws: 0, losses: 0, byes: 0 };
  return state.lots.map((player, index) => ({ player, places: [index + 1, index + 1], ...nothing }));
}

/** Games in the finished and reported pairings. */
export function gamesPlayed({ rounds, reported }: Championship): number {
  return [...rounds.flat(), ...reported].reduce((sum, { games }) => sum + games.length, 0);
}

/** Position of a game in the championship, all 0-based; may seed the game. */
export interface GameNumber {
  readonly round: number;
  readonly table: number;
  readonly game: number;
}

/** Runs a whole championship; `play` returns the result of one game for `a`. */
export function run(
  system: SystemId,
  players: number,
  options: Partial<Options>,
  random: RandomSource,
  play: (a: number, b: number, number: GameNumber) => Result,
): Championship {
  let state = begin(system, players, options, random);
  while (nextRound(state).length > 0) {
    const running = state;
    state = report(
      running,
      nextRound(running).map(({ table, a, b }) => {
        const games: Result[] = [];
        const round = running.rounds.length;
        while (needsGame(running, games))
          games.push(play(a, b as number, { round, table, game: games.length }));
        return { table, games };
      }),
    );
  }
  return state;
}

function closeRound(state: Championship): Championship {
  if (state.open.length > 0) return state;
  const round = state.reported.toSorted((x, y) => x.table - y.table);
  return open({ ...state, rounds: [...state.rounds, round], reported: [], open: [] });
}

/** Opens the next round; byes are settled at once. */
function open(state: Championship): Championship {
  const round = pairingsOf(state).map((pairing, table): Pairing => ({ table, ...pairing }));
  const byes = round.filter(({ b }) => b === null);
  const reported = byes.map((bye): Played => ({ ...bye, games: [], score: 1, decided: "bye" }));
  return { ...state, reported, open: round.filter(({ b }) => b !== null) };
}

function pairingsOf(state: Championship): readonly Omit<Pairing, "table">[] {
  if (isElimination(state.system)) return eliminationRound(state);
  if (state.system === "swiss") return swissRound(state);
  return state.system === "round-robin" ? roundRobinRound(state) : [];
}

function requireWhole(name: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 1) return;
  throw new ChampionshipProblem("bad-option", `${name} ${value} must be a whole number from 1 up`);
}
