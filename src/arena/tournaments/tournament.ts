// Tournament engine. All state derives from the plan and the ledger, so a crashed run can resume.

import {
  type Championship,
  needsGame,
  nextRound,
  type Pairing,
  report,
} from "../../core/championships/index.ts";
import type { MatchExecutor } from "../executors/executor.ts";
import type { Ledger, PlayedMatch } from "../executors/ledger.ts";
import { type MatchTask, resultOf } from "../match/task.ts";
import { type Plan, startPlan } from "./plan.ts";

/** Progress of a tournament. */
export interface Tournament {
  readonly plan: Plan;
  readonly championship: Championship;
  /** By round; the unfinished round is partial. */
  readonly played: readonly (readonly PlayedMatch[])[];
}

export interface RunOptions {
  readonly ledger: Ledger;
  readonly executor: MatchExecutor;
  /** When aborted, the run doesn't wait for further matches. */
  readonly signal?: AbortSignal | undefined;
  /** When aborted, the run finishes the matches in progress and starts no new ones. */
  readonly pause?: AbortSignal | undefined;
  /** `played` of `planned` matches so far; pairings of several matches may raise the total. */
  onProgress?(progress: Progress): void;
}

interface Progress {
  readonly round: number;
  readonly played: number;
  readonly planned: number;
}

/** Plays the matches missing from the ledger. An abort leaves the current round open. */
export async function runTournament(plan: Plan, options: RunOptions): Promise<Tournament> {
  let championship = startPlan(plan);
  const played: (readonly PlayedMatch[])[] = [];
  while (nextRound(championship).length > 0 && !isEnded(options)) {
    const round = await playRound(plan, championship, options);
    played.push(round);
    championship = reported(championship, round);
  }
  return { plan, championship, played };
}

function isEnded({ signal, pause }: RunOptions): boolean {
  return signal?.aborted || pause?.aborted || false;
}

async function playRound(
  plan: Plan,
  championship: Championship,
  options: RunOptions,
): Promise<readonly PlayedMatch[]> {
  const { ledger, executor, signal, pause, onProgress } = options;
  const round = championship.rounds.length;
  while (true) {
    const known = await ledger.read(round);
    const tasks = nextTasks(plan, championship, known);
    let done = known.length;
    const planned = done + tasks.length;
    onProgress?.({ round, played: done, planned });
    if (tasks.length === 0 || isEnded(options)) return known;
    const onPlayed = (count: number): void => {
      done += count;
      onProgress?.({ round, played: done, planned });
    };
    await executor.play(tasks, ledger, { signal, pause, onPlayed });
  }
}

function nextTasks(
  plan: Plan,
  championship: Championship,
  known: readonly PlayedMatch[],
): readonly MatchTask[] {
  return nextRound(championship).flatMap((pairing) => {
    const games = gamesOf(known, pairing);
    return needsGame(championship, games)
      ? [taskOf(plan, championship.rounds.length, pairing, games.length)]
      : [];
  });
}

function gamesOf(known: readonly PlayedMatch[], { table }: Pairing): readonly (1 | 0.5 | 0)[] {
  return known.filter((one) => one.table === table).map(({ outcome }) => resultOf(outcome));
}

/** The match of a pairing, `game` from 0. */
export function taskOf(plan: Plan, round: number, { table, a, b }: Pairing, game: number): MatchTask {
  const idOf = (entrant: number): string => plan.entrants[entrant]?.strategy as string;
  const pair = [a, b as number] as const;
  return {
    round,
    table,
    game,
    pair,
    strategies: [idOf(pair[0]), idOf(pair[1])],
    rule: plan.game,
    rounds: plan.match,
    seed: plan.seed,
    limitMs: plan.matchMs,
  };
}

function reported(championship: Championship, known: readonly PlayedMatch[]): Championship {
  const series = nextRound(championship).map((pairing) => ({
    table: pairing.table,
    games: gamesOf(known, pairing),
  }));
  return report(
    championship,
    series.filter(({ games }) => !needsGame(championship, games)),
  );
}
