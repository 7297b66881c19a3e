// `gadalka lab league`: leagues of the registry's strategies, played on several sets of seeds.

import type { PairRecord } from "../../core/championships/league/index.ts";
import { isPlayable } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { readGame, readSeed, readWhole, readWholes, readWorkers } from "../options.ts";
import { type PoolOptions, runTasks } from "../pool.ts";
import { type Coverage, coverageOf } from "./coverage.ts";
import { ENTRANTS } from "./entrants.ts";
import { type PairTask, playPair } from "./task.ts";
import { describeStudy } from "./text.ts";
import { type ThrowingLine, throwingLines } from "./throwing.ts";

interface LeagueOptions {
  readonly game: string;
  readonly entrants: string;
  readonly matches: string;
  readonly rounds: string;
  readonly sets: string;
  readonly seed: string;
  readonly workers?: string;
  readonly json?: true;
}

export interface LeaguePlan {
  readonly game: string;
  readonly entrants: number;
  /** Matches a pair that are tried, each in `sets` sets. */
  readonly matches: readonly number[];
  readonly rounds: number;
  readonly sets: number;
  readonly seed: number;
}

export interface LeagueStudy extends LeaguePlan {
  readonly coverage: readonly Coverage[];
  readonly throwing: readonly ThrowingLine[];
}

/** Prints the study; Ctrl+C prints nothing, because only whole leagues count. @throws ConfigProblem. */
export async function runLeagueStudy(options: LeagueOptions): Promise<void> {
  const plan: LeaguePlan = {
    game: readGame(options.game).id,
    entrants: readWhole("--entrants", options.entrants, 10, ENTRANTS.length),
    matches: readWholes("--matches", options.matches, 1, 64),
    rounds: readWhole("--rounds", options.rounds, 10, 10_000),
    sets: readWhole("--sets", options.sets, 2, 64),
    seed: readSeed(options.seed),
  };
  const workers = readWorkers(options.workers);
  entrantsOf(plan);
  const stop = interruption();
  const progress = progressOn(process.stderr, "pairs");
  const pairs = await playLeague(plan, { workers, signal: stop.signal, onProgress: progress.show });
  progress.end();
  stop.end();
  if (!pairs) return;
  const study = studyOf(plan, pairs);
  process.stdout.write(options.json ? `${JSON.stringify(study)}\n` : describeStudy(study));
}

/** All matches of all pairs; undefined where interrupted. */
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

/** Coverage for each number of matches, and throwers with the largest. */
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

/** @throws ConfigProblem where the game has too few of them. */
function entrantsOf({ game, entrants }: LeaguePlan): readonly string[] {
  const playable = ENTRANTS.filter((spec) => isPlayable(spec, readGame(game)));
  if (playable.length >= entrants) return playable.slice(0, entrants);
  throw new ConfigProblem("--entrants", `${game} has ${playable.length} of them; ask for no more`);
}
