// The course of a championship: who meets whom, round after round, and who is where. The next round follows from the
// results so far, with no randomness.

import {
  type Championship,
  ChampionshipProblem,
  type Game,
  type Options,
  type Pairing,
  PLAYERS_MAX,
  type Played,
  type Result,
  type Standing,
  type SystemId,
} from "./championship.ts";
import { eliminationAfter } from "./elimination.ts";
import { pointsOf, standingsByPoints } from "./points.ts";
import { everyoneMeets, swissRound, swissRounds } from "./swiss.ts";

/** A championship before its first round. @throws ChampionshipProblem. */
export function begin(system: SystemId, players: number, options: Partial<Options> = {}): Championship {
  if (!Number.isInteger(players) || players < 2)
    throw new ChampionshipProblem(`at least 2 players must take part, not ${players}`);
  if (players > PLAYERS_MAX)
    throw new ChampionshipProblem(`${players} players are too many; at most ${PLAYERS_MAX} can take part`);
  const all: Options = {
    firstTo: 4,
    rounds: swissRounds(players),
    ties: "broken",
    repeats: false,
    ...options,
  };
  for (const name of ["firstTo", "rounds"] as const)
    if (!Number.isSafeInteger(all[name]) || all[name] < 1)
      throw new ChampionshipProblem(`${name} ${all[name]} must be a whole number from 1 up`);
  return opened({ system, players, options: all, rounds: [], open: [] });
}

/** Yields what can be played at once, with the championship after its finished rounds, and takes the results in the same
 * order. A pairing has one game in round robin and Swiss; in elimination, until someone advances. */
export function* rounds(
  begun: Championship,
): Generator<
  { readonly after: Championship; readonly games: readonly Game[] },
  Championship,
  readonly Result[]
> {
  let after = begun;
  while (after.open.length > 0) {
    const results = after.open.map((): Result[] => []);
    for (;;) {
      const games = after.open.flatMap(({ table, a, b }): readonly Game[] => {
        const known = results[table] as Result[];
        const isOver = b === null || isSeriesOver(after, known);
        return isOver ? [] : [{ round: after.rounds.length, table, game: known.length, a, b }];
      });
      if (games.length === 0) break;
      const came = yield { after, games };
      for (const [at, { table }] of games.entries()) results[table]?.push(came[at] as Result);
    }
    const round = after.open.map((pairing) => playedOf(after, pairing, results[pairing.table] as Result[]));
    after = opened({ ...after, rounds: [...after.rounds, round] });
  }
  return after;
}

/** Plays all of it; `play` gives the result for `a`. */
export function run(begun: Championship, play: (game: Game) => Result): Championship {
  const all = rounds(begun);
  let step = all.next([]);
  while (!step.done) step = all.next(step.value.games.map(play));
  return step.value;
}

/** Current places, best first; final if no round is open. */
export function standings(after: Championship): readonly Standing[] {
  if (!isElimination(after)) return standingsByPoints(after);
  const table = pointsOf(after);
  return eliminationAfter(after).slots.map(({ player, places }) => {
    const { points, wins, draws, losses, byes } = table[player] as (typeof table)[number];
    return { player, places, points, wins, draws, losses, byes };
  });
}

function opened(after: Championship): Championship {
  const pairings = isElimination(after)
    ? eliminationAfter(after).pairings
    : after.system === "swiss"
      ? swissRound(after)
      : everyoneMeets(after.players, after.rounds.length);
  return { ...after, open: pairings.map((pairing, table) => ({ table, ...pairing })) };
}

function isElimination({ system }: Pick<Championship, "system">): boolean {
  return system !== "round-robin" && system !== "swiss";
}

/** Drawn games that are replayed in elimination before the better seed advances. */
const REPLAYS = 2;

function isSeriesOver(after: Championship, games: readonly Result[]): boolean {
  if (!isElimination(after)) return games.length > 0;
  const count = (result: Result): number => games.filter((one) => one === result).length;
  return Math.max(count(1), count(0)) >= firstToOf(after) || count(0.5) > REPLAYS;
}

function firstToOf({ system, options }: Championship): number {
  return system.endsWith("-matches") ? options.firstTo : 1;
}

function playedOf(after: Championship, pairing: Pairing, games: readonly Result[]): Played {
  const { a, b } = pairing;
  const decided = (score: Result, how: Played["decided"]): Played => ({
    ...pairing,
    games,
    score,
    decided: how,
  });
  if (b === null) return decided(1, "bye");
  const count = (result: Result): number => games.filter((one) => one === result).length;
  const [wins, losses] = [count(1), count(0)];
  if (wins === losses)
    return isElimination(after) ? decided(a < b ? 1 : 0, "better-seed-after-draws") : decided(0.5, "drawn");
  const isWon = !isElimination(after) || Math.max(wins, losses) >= firstToOf(after);
  return decided(wins > losses ? 1 : 0, isWon ? "won" : "more-wins-after-draws");
}
