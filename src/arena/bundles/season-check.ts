// Checks a season's bundle by its rules alone: the matches of each pair of entrants, their random numbers, and the
// table that follows from the outcomes. Also runs in browsers.

import { leagueStandings } from "../../core/championships/league/index.ts";
import { type LeagueRules, matchResult, matchTasks, type Pair } from "../league/run.ts";
import { seasonOf } from "../league/season.ts";
import type { MatchTask } from "../match/task.ts";
import type { BundledEntrant, BundledMatch, BundledTable, Manifest, ScheduleProblem } from "./bundle.ts";

/** More than any league has; the pairs take memory quadratic in this. */
const ENTRANTS_MAX = 400;

/** `2026-11.rps`: month and game. */
export function seasonBundleId(season: string, game: string): string {
  return `${season}.${game}`;
}

export interface SeasonSchedule {
  readonly problem?: ScheduleProblem | undefined;
  /** Pairs of entrants without any match. */
  readonly unplayed: number;
}

/** Whether each pair in the bundle has each of its matches once, in order, with nothing else in between. */
export function seasonSchedule(manifest: Manifest, matches: readonly BundledMatch[]): SeasonSchedule {
  const { entrants, league, games, draw, id } = manifest;
  const [game = ""] = games;
  const season = seasonOf(draw?.session ?? "");
  if (!league || !season || games.length !== 1 || id !== seasonBundleId(season.id, game))
    return { problem: { kind: "head" }, unplayed: 0 };
  const all = (entrants.length * (entrants.length - 1)) / 2;
  const pairs = Math.ceil(matches.length / league.matches);
  const problem = problemIn(manifest, league, matches);
  return { problem, unplayed: problem ? 0 : all - pairs };
}

function problemIn(
  { games: [game = ""], entrants }: Manifest,
  league: LeagueRules,
  matches: readonly BundledMatch[],
): ScheduleProblem | undefined {
  const run = { season: "", game, pledge: "", rules: league };
  const ids = entrants.map(({ strategy }) => strategy);
  if (new Set(ids).size < ids.length || ids.length > ENTRANTS_MAX) return { kind: "head" };
  let before = "";
  for (let from = 0; from < matches.length; from += league.matches) {
    const pair = matches[from]?.task.strategies as Pair;
    const key = pair.join(" ");
    if (key <= before) return { kind: key === before ? "twice" : "changed", match: from + 1 };
    before = key;
    if (!(pair[0] < pair[1])) return { kind: "changed", match: from + 1 };
    for (const [game, wanted] of matchTasks(run, NO_SEED, pair, from / league.matches).entries()) {
      const there = matches[from + game];
      if (!there || there.task.strategies.join(" ") !== key)
        return { kind: "missing", names: matches[from]?.names };
      if (!isSame(withoutDice(there.task), withoutDice(wanted)))
        return { kind: kindOf(there.task, wanted), match: from + game + 1 };
    }
  }
  return undefined;
}

/** What is wrong with a match found where `wanted` was due: a later one (`missing`) or an earlier one (`twice`). */
function kindOf(there: MatchTask, wanted: MatchTask): ScheduleProblem["kind"] {
  return there.game < wanted.game ? "twice" : there.game > wanted.game ? "missing" : "changed";
}

const NO_SEED = new Uint8Array(32);

function withoutDice({ fixed, ...task }: MatchTask) {
  const { isRecorded: _, round, table, game, rule, strategies, pair, rounds, seed, limitMs } = task;
  return [round, table, game, rule, strategies, pair, rounds, seed, limitMs, fixed?.person ?? null];
}

/** The number, from 1, of the first match whose random numbers aren't from the season's seed (32 bytes); undefined if
 * there is none. Expects matches that passed `seasonSchedule`. */
export function foreignDice(
  { games: [game = ""], league }: Manifest,
  matches: readonly BundledMatch[],
  seed: Uint8Array,
): number | undefined {
  const rules = league as LeagueRules;
  const run = { season: "", game, pledge: "", rules };
  for (let from = 0; from < matches.length; from += rules.matches) {
    const pair = matches[from]?.task.strategies as Pair;
    const tasks = matchTasks(run, seed, pair, 0);
    const at = tasks.findIndex(
      ({ fixed }, game) => !isSame(fixed?.dice, matches[from + game]?.task.fixed?.dice),
    );
    if (at >= 0) return from + at + 1;
  }
  return undefined;
}

/** The table of a season's bundle. */
export function seasonTable(
  entrants: readonly Pick<BundledEntrant, "name" | "strategy">[],
  matches: readonly Pick<BundledMatch, "task" | "outcome">[],
): BundledTable {
  const numbers = new Map(entrants.map(({ strategy }, number) => [strategy, number]));
  const pairs = matches.map(({ task, outcome }) => {
    const [a, b] = task.strategies.map((id) => numbers.get(id) as number) as [number, number];
    const result = matchResult(outcome);
    return { a, b, matches: result === "void" ? [] : [result] };
  });
  const standings = entrants.length === 0 ? [] : leagueStandings(entrants.length, pairs);
  return {
    columns: ["place", "name", "points", "return"],
    rows: standings.map(({ rank, entrant, strength, meanReturn }) => [
      rank,
      entrants[entrant]?.name as string,
      strength,
      meanReturn ?? 0,
    ]),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
