// Thread pool of the studies. A result depends only on its task, so any thread may run it.

import { Thread } from "../../infra/threads/thread.ts";

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
  const results = new Array<Result>(tasks.length);
  const threads = Array.from({ length: Math.min(workers, tasks.length) }, () => new Thread());
  const waiting = tasks.entries();
  let done = 0;
  const work = async (thread: Thread): Promise<void> => {
    for (const [index, task] of waiting) {
      const answered = await thread.run(file, run.name, task);
      if ("error" in answered) throw answered.error;
      results[index] = answered.value as Result;
      onProgress?.(++done, tasks.length);
    }
  };
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
  return results;
}
