// Thread pool of the studies. A result depends only on its task, so any thread may run it.

import { type Answered, Thread } from "../../infra/threads/thread.ts";

export interface PoolOptions {
  readonly workers: number;
  /** Once aborted, no further tasks start, and the finished results are returned. */
  readonly signal?: AbortSignal | undefined;
  onProgress?(done: number, total: number): void;
}

/** Results by task, undefined if unfinished. Threads load `run` from `file`. Rejects on any error. */
export async function runTasks<Task, Result>(
  file: URL,
  run: (task: Task) => Result,
  tasks: readonly Task[],
  options: PoolOptions & { onReady?(): void },
): Promise<readonly (Result | undefined)[]> {
  const results = new Array<Result | undefined>(tasks.length).fill(undefined);
  const count = Math.min(options.workers, tasks.length);
  if (count === 0 || options.signal?.aborted) return results;
  const threads = Array.from({ length: count }, () => new Thread());
  try {
    await Promise.all(threads.map(async (thread) => resultOf(await thread.load(file))));
    options.onReady?.();
    const waiting = tasks.entries();
    let done = 0;
    /** Each thread has one task at a time, so that none are queued at an interrupt. */
    const work = async (thread: Thread): Promise<void> => {
      for (const [index, task] of waiting) {
        if (options.signal?.aborted) return;
        results[index] = resultOf(await thread.run(file, run.name, task)) as Result;
        options.onProgress?.(++done, tasks.length);
      }
    };
    await Promise.race([aborted(options.signal), Promise.all(threads.map(work))]);
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
  return results;
}

function resultOf(answered: Answered): unknown {
  if ("error" in answered) throw answered.error;
  return answered.value;
}

/** Results of several task lists, and the seconds (by `nowMs`) since all threads were ready. */
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

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true }));
}
