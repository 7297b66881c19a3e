// Plays the trials of the thesis on worker threads.

import { type PoolOptions, runTasks } from "../pool.ts";
import type { Trial } from "./trial.ts";

export type { PoolOptions } from "../pool.ts";

export interface Job {
  readonly trial: Trial;
  readonly seed: number;
}

/** The success of each job in percent, by its index; undefined for those that were not finished.
 * Rejects when a trial throws. */
export function runJobs(
  jobs: readonly Job[],
  options: PoolOptions,
): Promise<readonly (number | undefined)[]> {
  return runTasks<Job, number>(new URL("./worker.ts", import.meta.url), jobs, options);
}
