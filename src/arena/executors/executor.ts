// Executes tournament matches: in threads of this process, or in worker processes.

import { availableParallelism } from "node:os";
import type { MatchTask } from "../match/task.ts";
import type { Ledger } from "./ledger.ts";
import { MatchPlayer, type PlayerOptions } from "./player.ts";

/** Backend that plays matches. */
export interface MatchExecutor {
  /** Resolves when all these matches are in the ledger, or earlier if a signal ends it. */
  play(tasks: readonly MatchTask[], ledger: Ledger, options: PlayOptions): Promise<void>;
  close(): Promise<void>;
}

export interface PlayOptions {
  /** If aborted, running matches are aborted too. */
  readonly signal?: AbortSignal | undefined;
  /** If aborted, no further match starts. */
  readonly pause?: AbortSignal | undefined;
  onPlayed?(count: number): void;
}

/** One thread per core. */
export function usualThreads(): number {
  return availableParallelism();
}

/** A fixed-size thread pool that is reused from round to round. */
export function threadExecutor(threads: number, options?: PlayerOptions): MatchExecutor {
  const all = Array.from({ length: threads }, () => new MatchPlayer(options));
  return {
    async play(tasks, ledger, { signal, pause, onPlayed }) {
      const waiting = tasks.values();
      const isEnded = (): boolean => signal?.aborted || pause?.aborted || false;
      const work = async (player: MatchPlayer): Promise<void> => {
        for (const task of waiting) {
          const outcome = isEnded() ? undefined : await player.play(task, signal);
          if (!outcome) return;
          await ledger.add(task.round, { table: task.table, game: task.game, outcome });
          onPlayed?.(1);
        }
      };
      await Promise.all(all.slice(0, tasks.length).map(work));
    },
    close: async () => void (await Promise.all(all.map((player) => player.end()))),
  };
}
