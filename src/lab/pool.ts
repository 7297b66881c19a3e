// Spreads the tasks of a study over worker threads. A task's result depends on the task alone, so it does not matter which thread does it.

import { Worker } from "node:worker_threads";

export interface PoolOptions {
  readonly workers: number;
  /** Aborted: no further task is begun, and what is finished is returned. */
  readonly signal?: AbortSignal | undefined;
  onProgress?(done: number, total: number): void;
}

/** A task or its result on the way between threads. */
export interface Numbered<Value> {
  readonly index: number;
  readonly value: Value;
}

/**
 * The result of each task, by its index; undefined for those that were not finished. Rejects when a task throws.
 * `script` is the worker's file; it answers tasks through `serveTasks`.
 */
export async function runTasks<Task, Result>(
  script: URL,
  tasks: readonly Task[],
  { workers, signal, onProgress }: PoolOptions,
): Promise<readonly (Result | undefined)[]> {
  const results = new Array<Result | undefined>(tasks.length).fill(undefined);
  let next = 0;
  let done = 0;
  const takeNext = (): Numbered<Task> | undefined =>
    signal?.aborted || next >= tasks.length ? undefined : { index: next, value: tasks[next++] as Task };
  const keep = ({ index, value }: Numbered<Result>): void => {
    results[index] = value;
    done++;
    onProgress?.(done, tasks.length);
  };
  const count = Math.min(workers, tasks.length);
  await Promise.all(Array.from({ length: count }, () => runWorker(script, takeNext, keep, signal)));
  return results;
}

/** One thread's life: it is handed tasks until there are none. */
async function runWorker<Task, Result>(
  script: URL,
  takeNext: () => Numbered<Task> | undefined,
  keep: (result: Numbered<Result>) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const worker = new Worker(script);
  try {
    await new Promise<void>((resolve, reject) => {
      const hand = (): void => {
        const task = takeNext();
        if (task) worker.postMessage(task);
        else resolve();
      };
      signal?.addEventListener("abort", () => resolve(), { once: true });
      worker.on("error", reject);
      worker.on("message", (result: Numbered<Result>) => {
        keep(result);
        hand();
      });
      hand();
    });
  } finally {
    await worker.terminate();
  }
}
