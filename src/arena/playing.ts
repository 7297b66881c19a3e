// Plays matches, in threads of this process or in the sandbox if someone else wrote a side. Whatever else plays matches
// has the same interface: a match, and what came of it.

import { availableParallelism } from "node:os";
import { isSandboxed } from "../core/strategies/index.ts";
import { Threads } from "../infra/threads.ts";
import type * as jobs from "./match/play.ts";
import { type MatchOutcome, type MatchTask, noStrategySources, type StrategySources } from "./match/task.ts";
import { openSandbox } from "./sandbox/sandbox.ts";

export interface MatchExecutor {
  /** Any number at once; they wait for each other. Undefined if `signal` ended it. Rejects if the match couldn't be
   * played. */
  play(task: MatchTask, signal?: AbortSignal): Promise<MatchOutcome | undefined>;
  close(): Promise<void>;
}

export interface ThreadOptions {
  /** Sources of sandboxed strategies; by default there are none. */
  readonly strategySources?: StrategySources | undefined;
  onPlayed?(): void;
}

const JOBS = new URL("./match/play.ts", import.meta.url);
const IDLE_MS = 10_000;
const SANDBOX_PROCESSES = 3;

/** One thread per core. */
export function usualThreads(): number {
  return availableParallelism();
}

/** Matches are played in the order in which they were asked for, but people take turns. */
export function threadExecutor(
  threads: number,
  { strategySources = noStrategySources, onPlayed }: ThreadOptions = {},
): MatchExecutor {
  const pool = new Threads<typeof jobs>(JOBS, {
    queue: "matches",
    threads,
    waitingMax: Number.POSITIVE_INFINITY,
    idleMs: IDLE_MS,
  });
  const sandbox = openSandbox({ strategySources, processes: Math.min(threads, SANDBOX_PROCESSES) });
  const ending = new AbortController();
  return {
    async play(task, signal) {
      const end = AbortSignal.any(signal ? [ending.signal, signal] : [ending.signal]);
      try {
        const outcome = task.strategies.some(isSandboxed)
          ? await sandbox.play(task, end)
          : await pool.run("playTask", task, end);
        if (outcome) onPlayed?.();
        return outcome;
      } catch (error) {
        if (end.aborted) return undefined;
        throw error;
      }
    },
    async close() {
      ending.abort();
      await Promise.all([pool.close(), sandbox.close()]);
    },
  };
}

/** Plays all of them; outcomes in the tasks' order. Undefined if `signal` ended it. `onPlayed`: called with the number
 * of matches played so far. */
export async function playAll(
  tasks: readonly MatchTask[],
  executor: MatchExecutor,
  { signal, onPlayed }: { signal?: AbortSignal | undefined; onPlayed?(count: number): void } = {},
): Promise<readonly MatchOutcome[] | undefined> {
  let count = 0;
  const play = async (task: MatchTask): Promise<MatchOutcome | undefined> => {
    const outcome = signal?.aborted ? undefined : await executor.play(task, signal);
    if (outcome) onPlayed?.(++count);
    return outcome;
  };
  const outcomes = await Promise.all(tasks.map(play));
  return outcomes.every((one) => one !== undefined) ? outcomes : undefined;
}
