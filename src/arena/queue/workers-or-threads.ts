// Worker processes while there are some, and threads of this process while there are none. A round
// that workers leave unfinished is finished here.

import { setTimeout as wait } from "node:timers/promises";
import type { Ledger } from "../ledger.ts";
import { type MatchExecutor, threadExecutor } from "../match-executor.ts";
import type { MatchTask } from "../match-task.ts";
import { ArenaProblem } from "../problem.ts";
import { openMatchQueue } from "./queue.ts";
import { queueExecutor } from "./queue-executor.ts";

export interface WorkersOrThreadsOptions {
  readonly redisUrl: string;
  readonly runId: string;
  /** Of this process. */
  readonly threads: number;
  /** How often it is asked whether there are workers. */
  readonly lookMs?: number;
}

type PlayOptions = Parameters<MatchExecutor["play"]>[2];

const LOOK_MS = 2_000;
/** A worker that has a match for longer than the match may take will not bring it any more. */
const GRACE_MS = 30_000;

/** The executor of a run whose ledger is on the same Redis; threads where no queue can be. */
export function workersOrThreads({
  redisUrl,
  runId,
  threads,
  lookMs = LOOK_MS,
}: WorkersOrThreadsOptions): MatchExecutor {
  const own = threadExecutor(threads);
  const queue = queueAt(redisUrl);
  if (!queue) return own;
  const remote = queueExecutor({ redisUrl, runId });
  const hasWorkers = async (): Promise<boolean> => (await queue.workers().catch(() => 0)) > 0;
  // Workers that were trusted with a round in vain are not trusted with another.
  let trusted = true;
  return {
    async play(tasks, ledger, options) {
      if (!trusted || !(await hasWorkers())) return own.play(tasks, ledger, options);
      trusted = await playOnWorkers(tasks, ledger, options);
    },
    close: async () => void (await Promise.all([own.close(), remote.close(), queue.close()])),
  };

  /** False when the workers have stalled. What they leave is asked for again by the tournament, and
   * then played here or there. */
  async function playOnWorkers(
    tasks: readonly MatchTask[],
    ledger: Ledger,
    options: PlayOptions,
  ): Promise<boolean> {
    const over = new AbortController();
    const signal = options.signal ? AbortSignal.any([options.signal, over.signal]) : over.signal;
    let movedAt = performance.now();
    const onPlayed = (count: number): void => {
      movedAt = performance.now();
      options.onPlayed?.(count);
    };
    const playing = remote.play(tasks, ledger, { signal, onPlayed }).finally(() => over.abort());
    const stalledAfterMs = (tasks[0]?.limitMs ?? 0) + GRACE_MS;
    const isStalled = (): boolean => performance.now() - movedAt > stalledAfterMs;
    while (!over.signal.aborted) {
      await wait(lookMs, undefined, { signal }).catch(() => {});
      if (!over.signal.aborted && (isStalled() || !(await hasWorkers()))) over.abort();
      if (options.signal?.aborted) break;
    }
    await playing;
    return !isStalled();
  }
}

function queueAt(redisUrl: string) {
  try {
    return openMatchQueue(redisUrl);
  } catch (error) {
    if (error instanceof ArenaProblem) return undefined;
    throw error;
  }
}
