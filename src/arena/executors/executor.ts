// Plays matches in threads of this process. Everything that plays shares one interface: a match, and what came of it.

import { availableParallelism } from "node:os";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import { MatchPlayer, type PlayerOptions } from "./player.ts";

export interface MatchExecutor {
  /** How many matches it plays at once; whoever asks for more waits. */
  readonly atOnce: number;
  /** Undefined if `signal` ended it. Rejects if the match couldn't be played. */
  play(task: MatchTask, signal?: AbortSignal): Promise<MatchOutcome | undefined>;
  close(): Promise<void>;
}

export interface ThreadOptions extends PlayerOptions {
  onPlayed?(): void;
}

interface Seat {
  readonly player: MatchPlayer;
  rest?: NodeJS.Timeout;
}

/** An idle thread ends after so long, and frees its memory. */
const IDLE_MS = 10_000;

/** One thread per core. */
export function usualThreads(): number {
  return availableParallelism();
}

/** Threads that start with their first match. Matches are played in the order in which they were asked for. */
export function threadExecutor(threads: number, options: ThreadOptions = {}): MatchExecutor {
  const seats = Array.from({ length: threads }, (): Seat => ({ player: new MatchPlayer(options) }));
  const idle = [...seats];
  const waiting: ((seat: Seat) => void)[] = [];
  const ending = new AbortController();
  const leave = (seat: Seat): void => {
    const next = waiting.shift();
    if (next) next(seat);
    else {
      seat.rest = setTimeout(() => void seat.player.end(), IDLE_MS).unref();
      idle.push(seat);
    }
  };
  return {
    atOnce: threads,
    async play(task, signal) {
      const seat = idle.pop() ?? (await new Promise<Seat>((resolve) => waiting.push(resolve)));
      clearTimeout(seat.rest);
      const end = signal ? AbortSignal.any([ending.signal, signal]) : ending.signal;
      try {
        const outcome = end.aborted ? undefined : await seat.player.play(task, end);
        if (outcome) options.onPlayed?.();
        return outcome;
      } finally {
        leave(seat);
      }
    },
    async close() {
      ending.abort();
      for (const { rest } of seats) clearTimeout(rest);
      await Promise.all(seats.map(({ player }) => player.end()));
    },
  };
}

/** Plays all of them, as many at once as the executor can; outcomes in the tasks' order. Undefined if `signal` ended
 * it. `onPlayed`: called with the number of matches played so far. */
export async function playAll(
  tasks: readonly MatchTask[],
  executor: MatchExecutor,
  { signal, onPlayed }: { signal?: AbortSignal | undefined; onPlayed?(count: number): void } = {},
): Promise<readonly MatchOutcome[] | undefined> {
  const outcomes = new Map<number, MatchOutcome>();
  const waiting = tasks.entries();
  const work = async (): Promise<void> => {
    for (const [at, task] of waiting) {
      const outcome = signal?.aborted ? undefined : await executor.play(task, signal);
      if (!outcome) return;
      outcomes.set(at, outcome);
      onPlayed?.(outcomes.size);
    }
  };
  await Promise.all(Array.from({ length: Math.min(executor.atOnce, tasks.length) }, work));
  if (outcomes.size < tasks.length) return undefined;
  return tasks.map((_, at) => outcomes.get(at) as MatchOutcome);
}
