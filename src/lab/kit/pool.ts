// Threads of the studies. A result depends only on its task, so any thread may run it.

import { Piscina } from "piscina";

export interface PoolOptions {
  readonly workers: number;
  onProgress?(done: number, total: number): void;
}

/** Results by task. Threads load `run` from `file`. Rejects on any error. */
export async function runTasks<Task, Result>(
  file: URL,
  run: (task: Task) => Result,
  tasks: readonly Task[],
  { workers, onProgress }: PoolOptions,
): Promise<readonly Result[]> {
  const threads = Math.min(workers, tasks.length);
  const pool = new Piscina<Task, Result>({ minThreads: threads, maxThreads: threads, recordTiming: false });
  let done = 0;
  const result = async (task: Task): Promise<Result> => {
    const found = await pool.run(task, { filename: file.href, name: run.name });
    onProgress?.(++done, tasks.length);
    return found;
  };
  try {
    return await Promise.all(tasks.map(result));
  } finally {
    await pool.destroy();
  }
}
