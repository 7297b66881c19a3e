// People read by several populations in one pool, on threads, until Ctrl+C.

import type { MatrixGame } from "../../core/games/index.ts";
import { shippedPopulation } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import type { HostLab } from "../host-lab.ts";
import { readWorkers } from "../options.ts";
import { runTasks } from "../pool.ts";
import { peopleToLearnFrom, ROUNDS_MIN } from "./own-population.ts";
import {
  judgeOwnPopulation,
  type PooledQuestion,
  type PooledReport,
  type PooledStages,
} from "./pooled-study.ts";
import { learn, read } from "./task.ts";

/** With whether everybody was read. */
export interface FinishedReport extends PooledReport {
  readonly complete: boolean;
}

/** Who is learned from and judged. @throws ConfigProblem where they are too few. */
export async function questionOf(game: MatrixGame, seed: number, host: HostLab): Promise<PooledQuestion> {
  const people = peopleToLearnFrom(await host.sharedPeople(game), seed);
  if (people.length >= host.peopleMin) return { game, people, seed };
  throw new ConfigProblem(
    "--from-store",
    `${people.length} of the people who agreed have ${ROUNDS_MIN} rounds of ${game.id} or more; ` +
      `${host.peopleMin} are needed, so that nobody can be told from the rest`,
  );
}

/** Cross-validated on threads; with Ctrl+C, of those who were read so far. */
export function judgeOwn(workers: string | undefined, question: PooledQuestion): Promise<FinishedReport> {
  const known = shippedPopulation(question.game) ? (["shipped"] as const) : [];
  return onThreads(workers, (stages) => judgeOwnPopulation(question, known, stages));
}

/** Of those who were read until Ctrl+C. @throws ConfigProblem for a number of threads that is none. */
export async function onThreads(
  workers: string | undefined,
  run: (stages: PooledStages) => Promise<PooledReport>,
): Promise<FinishedReport> {
  const pool = { workers: readWorkers(workers) };
  const ctrlC = interruption();
  const people = progressOn(process.stderr, "people");
  const on = (onProgress: (done: number, total: number) => void) => ({
    ...pool,
    signal: ctrlC.signal,
    onProgress,
  });
  const file = new URL("./task.ts", import.meta.url);
  const report = await run({
    learn: (tasks) => runTasks(file, learn, tasks, on(progressOn(process.stderr, "learning").show)),
    read: (tasks) => runTasks(file, read, tasks, on(people.show)),
  });
  people.end();
  ctrlC.end();
  return { ...report, complete: !ctrlC.signal.aborted };
}
