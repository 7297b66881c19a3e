// Solves boards in a thread of its own, in which the bot goes on answering.

import type { BoardCode, MinesDocument, MinesRules } from "../../../src/core/games/minesweeper/index.ts";
import { openThread } from "../../../src/infra/threads/index.ts";
import type { Hint, SolverTask, Watched, WatchTask } from "./solving.ts";

const SCRIPT = new URL("./solver-worker.ts", import.meta.url);
const IDLE_MS = 120_000;
/** A question that takes longer is given up, with the thread. */
const LIMIT_MS = 10_000;

/** All reject when the thread dies or takes too long. */
export interface Solver {
  hint(document: MinesDocument): Promise<Hint>;
  /** A board that needs no guess from `first` on; undefined where none was found among so many. */
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
