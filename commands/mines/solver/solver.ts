// Runs the solver in a worker thread, so that the event loop stays free.

import type { BoardCode, MinesDocument, MinesRules } from "../../../src/core/games/minesweeper/index.ts";
import { openThread } from "../../../src/infra/threads/index.ts";
import { patience } from "../../../src/infra/within.ts";
import type { Hint, SolverTask, Watched, WatchTask } from "./solving.ts";

const SCRIPT = new URL("./solver-worker.ts", import.meta.url);
const IDLE_MS = 120_000;
/** Timeout of a task; terminates the worker. */
const LIMIT_MS = patience(10_000);

/** All methods reject when the worker dies or times out. */
export interface Solver {
  hint(document: MinesDocument): Promise<Hint>;
  /** A no-guess board from `first` on; undefined when `attempts` run out. */
  noGuess(
    rules: MinesRules,
    seed: string,
    first: number,
    attempts: number,
  ): Promise<Required<BoardCode> | undefined>;
  watch(task: WatchTask): Promise<Watched>;
}

export function openSolver(limitMs = LIMIT_MS): Solver {
  const thread = openThread<SolverTask, unknown>({ script: SCRIPT, idleMs: IDLE_MS, limitMs });
  return {
    hint: async (document) => (await thread.ask({ kind: "hint", document })) as Hint,
    noGuess: async (rules, seed, first, attempts) =>
      (await thread.ask({ kind: "no-guess", rules, seed, first, attempts })) as
        | Required<BoardCode>
        | undefined,
    watch: async (task) => (await thread.ask({ kind: "watch", ...task })) as Watched,
  };
}
