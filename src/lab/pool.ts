// Thread pool of the studies. Results depend on the task alone, so any thread may run it.

import { once } from "node:events";
import type { Piscina } from "piscina";

export interface PoolOptions {
  readonly workers: number;
  /** Aborted: no further task starts, and the finished results are returned. */
  readonly signal?: AbortSignal | undefined;
  onProgress?(done: number, total: number): void;
}

/** Results by task, undefined if unfinished. Threads load `run` from `file`. Rejects on error. */
export async function runTasks<Task, Result>(
  file: URL,
  run: (task: Task) => Result,
  tasks: readonly Task[],
  options: PoolOptions & { onReady?(): void },
): Promise<readonly (Result | undefined)[]> {
  const results = new Array<Result | undefined>(tasks.length).fill(undefined);
  const threads = Math.min(options.workers, tasks.length);
  if (threads === 0 || options.signal?.aborted) return results;
  const size = { minThreads: threads, maxThreads: threads };
  const { Piscina } = await import("piscina");
  const pool = new Piscina<Task, Result>({ filename: file.href, name: run.name, ...size });
  try {
    await allReady(pool);
    options.onReady?.();
    await Promise.race([aborted(options.signal), finishAll(pool, tasks, results, options)]);
  } finally {
    await pool.destroy();
  }
  return results;
}

/** Results of several task lists, and the seconds by `nowMs` since every thread was ready. */
export async function runTimed<Task, Result>(
  file: URL,
  run: (task: Task) => Result,
  lists: readonly (readonly Task[])[],
  { nowMs, ...pool }: PoolOptions & { nowMs(): number },
): Promise<{ readonly results: readonly (readonly (Result | undefined)[])[]; readonly seconds: number }> {
  let beganMs = nowMs();
  const onReady = (): void => {
    beganMs = nowMs();
  };
  const all = await runTasks(file, run, lists.flat(), { ...pool, onReady });
  const seconds = (nowMs() - beganMs) / 1000;
  let end = 0;
  const results = lists.map(({ length }) => {
    end += length;
    return all.slice(end - length, end);
  });
  return { results, seconds };
}

/** A thread's first message means that it is loaded; until then nothing keeps the process alive. */
async function allReady(pool: Piscina): Promise<void> {
  pool.on("error", () => undefined);
  for (const thread of pool.threads) thread.ref();
  await Promise.all(pool.threads.map((thread) => once(thread, "message")));
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true }));
}

/** Each thread has one task at a time, so that an interrupt finds none queued. */
async function finishAll<Task, Result>(
  pool: Piscina<Task, Result>,
  tasks: readonly Task[],
  results: (Result | undefined)[],
  { signal, onProgress }: PoolOptions,
): Promise<void> {
  const waiting = tasks.entries();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const [index, task] of waiting) {
      if (signal?.aborted) return;
      results[index] = await pool.run(task);
      onProgress?.(++done, tasks.length);
    }
  };
  await Promise.all(pool.threads.map(work));
}
