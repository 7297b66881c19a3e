// Spreads trials over worker threads. A trial's result depends on the trial and its seed alone, so it does not matter which thread plays it.

import { Worker } from "node:worker_threads";
import type { Trial } from "./trial.ts";

export interface Job {
  readonly index: number;
  readonly trial: Trial;
  readonly seed: number;
}

export interface JobResult {
  readonly index: number;
  /** In percent. */
  readonly success: number;
}

export interface PoolOptions {
  readonly workers: number;
  /** Aborted: no further trial is played, and what is finished is returned. */
  readonly signal?: AbortSignal | undefined;
  onProgress?(done: number, total: number): void;
}

/** The success of each job, by its index; undefined for those that were not finished. Rejects when a trial throws. */
export async function runJobs(
  jobs: readonly Omit<Job, "index">[],
  { workers, signal, onProgress }: PoolOptions,
): Promise<readonly (number | undefined)[]> {
  const results = new Array<number | undefined>(jobs.length).fill(undefined);
  let next = 0;
  let done = 0;
  const takeNext = (): Job | undefined => {
    const job = signal?.aborted ? undefined : jobs[next];
    return job && { ...job, index: next++ };
  };
  const keep = ({ index, success }: JobResult): void => {
    results[index] = success;
    done++;
    onProgress?.(done, jobs.length);
  };
  const count = Math.min(workers, jobs.length);
  await Promise.all(Array.from({ length: count }, () => runWorker(takeNext, keep, signal)));
  return results;
}

/** One thread's life: it is handed jobs until there are none. */
async function runWorker(
  takeNext: () => Job | undefined,
  keep: (result: JobResult) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url));
  try {
    await new Promise<void>((resolve, reject) => {
      const hand = (): void => {
        const job = takeNext();
        if (job) worker.postMessage(job);
        else resolve();
      };
      signal?.addEventListener("abort", () => resolve(), { once: true });
      worker.on("error", reject);
      worker.on("message", (result: JobResult) => {
        keep(result);
        hand();
      });
      hand();
    });
  } finally {
    await worker.terminate();
  }
}
