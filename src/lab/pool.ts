// Spreads work over worker threads. A job's result must depend on the job alone, so that it does not matter which thread does it.

import { Worker } from "node:worker_threads";

export interface PoolOptions {
  readonly workers: number;
  /** Aborted: no further job is begun, and what is finished is returned. */
  readonly signal?: AbortSignal | undefined;
  onProgress?(done: number, total: number): void;
  /** All threads have loaded what they need, and the first jobs are about to begin. */
  onReady?(): void;
}

/** A job or its result on the way between threads. */
export interface Numbered<Value> {
  readonly index: number;
  readonly value: Value;
}

/** The result of each job, by its index; undefined for those that were not finished. `file` serves jobs by `serveTasks`. Rejects when one throws. */
export async function runTasks<Job, Result>(
  file: URL,
  jobs: readonly Job[],
  { workers, signal, onProgress, onReady }: PoolOptions,
): Promise<readonly (Result | undefined)[]> {
  const results = new Array<Result | undefined>(jobs.length).fill(undefined);
  let next = 0;
  let done = 0;
  const takeNext = (): Numbered<Job> | undefined =>
    signal?.aborted || next >= jobs.length ? undefined : { index: next, value: jobs[next++] as Job };
  const keep = ({ index, value }: Numbered<Result>): void => {
    results[index] = value;
    done++;
    onProgress?.(done, jobs.length);
  };
  const threads = Array.from({ length: Math.min(workers, jobs.length) }, () => new Worker(file));
  try {
    await Promise.all(threads.map(isReady));
    onReady?.();
    await Promise.all(threads.map((thread) => work(thread, takeNext, keep, signal)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return results;
}

function isReady(thread: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.once("error", reject);
    thread.once("message", () => resolve());
  });
}

/** Hands one thread jobs until there are none. */
function work<Job, Result>(
  thread: Worker,
  takeNext: () => Numbered<Job> | undefined,
  keep: (result: Numbered<Result>) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const hand = (): void => {
      const job = takeNext();
      if (job) thread.postMessage(job);
      else resolve();
    };
    signal?.addEventListener("abort", () => resolve(), { once: true });
    thread.on("error", reject);
    thread.on("message", (result: Numbered<Result>) => {
      keep(result);
      hand();
    });
    hand();
  });
}
