// Spreads the tasks of a study over worker threads. A task's result depends on the task alone, so
// it does not matter which thread does it.

import { Worker } from "node:worker_threads";

export interface PoolOptions {
  readonly workers: number;
  /** Aborted: no further task is begun, and what is finished is returned. */
  readonly signal?: AbortSignal | undefined;
  onProgress?(done: number, total: number): void;
  /** All threads have loaded what they need, and the first tasks are about to begin. */
  onReady?(): void;
}

/** A task or its result on the way between threads. */
export interface Numbered<Value> {
  readonly index: number;
  readonly value: Value;
}

/**
 * The result of each task, by its index; undefined for those that were not finished. Rejects when a
 * task throws. `script` is the worker's file; it answers tasks through `serveTasks`.
 */
export async function runTasks<Task, Result>(
  script: URL,
  tasks: readonly Task[],
  { workers, signal, onProgress, onReady }: PoolOptions,
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
  const threads = Array.from({ length: Math.min(workers, tasks.length) }, () => new Worker(script));
  try {
    await Promise.all(threads.map(isReady));
    onReady?.();
    await Promise.all(threads.map((thread) => work(thread, takeNext, keep, signal)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return results;
}

/** A thread's first message says that it has loaded. */
function isReady(thread: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.once("error", reject);
    thread.once("message", () => resolve());
  });
}

/** Hands one thread tasks until there are none. */
function work<Task, Result>(
  thread: Worker,
  takeNext: () => Numbered<Task> | undefined,
  keep: (result: Numbered<Result>) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const hand = (): void => {
      const task = takeNext();
      if (task) thread.postMessage(task);
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
