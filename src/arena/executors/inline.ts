// Plays matches where it stands, one after another: for a browser's worker, which is a thread already.

import { createStrategy } from "../../core/strategies/index.ts";
import { playTask } from "../match/play.ts";
import type { MatchExecutor } from "./executor.ts";

/** Of strategies of the registry alone. No clock ends a match: whoever waits ends the worker. */
export function inlineExecutor(): MatchExecutor {
  // Nobody watches; memory that is shared is not to be had on every page.
  const watch = new Int32Array(2);
  return {
    async play(tasks, ledger, { signal, pause, onPlayed }) {
      for (const task of tasks) {
        if (signal?.aborted || pause?.aborted) return;
        const outcome = playTask(task, createStrategy, watch);
        await ledger.add(task.round, { table: task.table, game: task.game, outcome });
        onPlayed?.(1);
      }
    },
    close: async () => undefined,
  };
}
