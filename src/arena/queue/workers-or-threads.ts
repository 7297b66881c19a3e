// Worker processes if any are connected, else threads; unfinished rounds fall back to threads.

import { setTimeout as wait } from "node:timers/promises";
import type { MatchExecutor } from "../executors/executor.ts";
import type { Ledger } from "../executors/ledger.ts";
import type { MatchTask } from "../match/task.ts";
import { type MatchQueue, openMatchQueue } from "./queue.ts";
import { askingExecutor } from "./queue-executor.ts";

export interface WorkersOptions {
  readonly redisUrl: string;
  readonly lookMs?: number;
}

/** The worker processes on one Redis, shared by all of this process's tournaments. */
export interface Workers {
  /** For a ledger on the same Redis; `own` plays while there are no workers, and is closed with it. */
  orThreads(runId: string, work: number, own: MatchExecutor): MatchExecutor;
  close(): Promise<void>;
}

type PlayOptions = Parameters<MatchExecutor["play"]>[2];

const LOOK_MS = 2_000;
const GRACE_MS = 30_000;
/** One tournament's matches in the queue, so that others' get in between. */
const AT_ONCE = 8;

export function openWorkers({ redisUrl, lookMs = LOOK_MS }: WorkersOptions): Workers {
  const queue = openMatchQueue(redisUrl);
  return {
    orThreads(runId, work, own) {
      const priority = priorityOf(work);
      const remote = askingExecutor({ queue, runId, atOnce: AT_ONCE, priority });
      return workersOrThreads({ queue, remote, own, lookMs });
    },
    close: () => queue.close(),
  };
}

/** Much shorter tournaments go first, so that long ones don't hold them up. */
function priorityOf(work: number): number {
  return 1 + Math.max(0, Math.floor(Math.log2(Math.max(1, work))));
}

interface Executors {
  readonly queue: MatchQueue;
  readonly remote: MatchExecutor;
  readonly own: MatchExecutor;
  readonly lookMs: number;
}

function workersOrThreads({ queue, remote, own, lookMs }: Executors): MatchExecutor {
  const hasWorkers = async (): Promise<boolean> => (await queue.workers().catch(() => 0)) > 0;
  // Stays false once workers fail a round.
  let trusted = true;
  return {
    async play(tasks, ledger, options) {
      if (!trusted || !(await hasWorkers())) return own.play(tasks, ledger, options);
      trusted = await playOnWorkers(tasks, ledger, options);
    },
    close: () => own.close(),
  };

  /** False if the workers stalled; the tournament requests the remaining matches again. */
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
    const playing = remote
      .play(tasks, ledger, { signal, pause: options.pause, onPlayed })
      .finally(() => over.abort());
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
