// Worker processes if any are connected, else threads; unfinished rounds fall back to threads.

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
  readonly threads: number;
  readonly lookMs?: number;
}

type PlayOptions = Parameters<MatchExecutor["play"]>[2];

const LOOK_MS = 2_000;
const GRACE_MS = 30_000;

/** Executor for a ledger on the same Redis; falls back to threads without a queue. */
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
  // Stays false once workers fail a round.
  let trusted = true;
  return {
    async play(tasks, ledger, options) {
      if (!trusted || !(await hasWorkers())) return own.play(tasks, ledger, options);
      trusted = await playOnWorkers(tasks, ledger, options);
    },
    close: async () => void (await Promise.all([own.close(), remote.close(), queue.close()])),
  };

  /** False when the workers stalled; the tournament requests the remaining matches again. */
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
