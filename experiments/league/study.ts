// Plays the matches of the league study, and evaluates them.

import type { PairRecord } from "../../src/core/championships/league/index.ts";
import { isPlayable } from "../../src/core/strategies/index.ts";
import { ConfigProblem } from "../../src/infra/config-problem.ts";
import { readGame } from "../../src/lab/kit/options.ts";
import { type PoolOptions, runTasks } from "../../src/lab/kit/pool.ts";
import { type Coverage, coverageOf } from "./coverage.ts";
import { ENTRANTS } from "./entrants.ts";
import { type PairTask, playPair } from "./task.ts";
import { type ThrowingLine, throwingLines } from "./throwing.ts";

export interface LeaguePlan {
  readonly game: string;
  readonly entrants: number;
  /** Numbers of matches per pair to try, each in `sets` sets. */
  readonly matches: readonly number[];
  readonly rounds: number;
  readonly sets: number;
  readonly seed: number;
}

export interface LeagueStudy extends LeaguePlan {
  readonly coverage: readonly Coverage[];
  readonly throwing: readonly ThrowingLine[];
}

/** All matches of all pairs; undefined if interrupted. */
export async function playLeague(
  plan: LeaguePlan,
  pool: PoolOptions,
): Promise<readonly PairRecord[] | undefined> {
  const specs = entrantsOf(plan);
  const met = specs.flatMap((_, b) => Array.from({ length: b }, (_unused, a) => ({ a, b })));
  const matches = plan.sets * Math.max(...plan.matches);
  const tasks = met.map(({ a, b }): PairTask => {
    const strategies = [specs[a] as string, specs[b] as string] as const;
    return { game: plan.game, strategies, rounds: plan.rounds, matches, seed: plan.seed };
  });
  const played = await runTasks(new URL("./task.ts", import.meta.url), playPair, tasks, pool);
  const pairs = met.flatMap((pair, at) => {
    const matches = played[at];
    return matches ? [{ ...pair, matches }] : [];
  });
  return pairs.length === met.length ? pairs : undefined;
}

/** The coverage for each number of matches, and throwing detection with the largest. */
export function studyOf(plan: LeaguePlan, pairs: readonly PairRecord[], leagues?: number): LeagueStudy {
  const { entrants, sets, seed } = plan;
  const most = Math.max(...plan.matches);
  const firstSet = pairs.map((pair) => ({ ...pair, matches: pair.matches.slice(0, most) }));
  return {
    ...plan,
    coverage: plan.matches.map((matches) => coverageOf(entrants, pairs, { matches, sets, seed })),
    throwing: throwingLines(entrants, firstSet, { seed, ...(leagues !== undefined && { leagues }) }),
  };
}

/** @throws ConfigProblem if the game doesn't have that many. */
export function entrantsOf({ game, entrants }: LeaguePlan): readonly string[] {
  const playable = ENTRANTS.filter((spec) => isPlayable(spec, readGame(game)));
  if (playable.length >= entrants) return playable.slice(0, entrants);
  throw new ConfigProblem("--entrants", `${game} has ${playable.length} of them; ask for no more`);
}
