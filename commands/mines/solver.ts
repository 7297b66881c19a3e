// Runs the solver in a thread, so that it doesn't block the event loop.

import type { MinesDocument } from "../../src/core/games/minesweeper/index.ts";
import { patience } from "../../src/infra/deadline.ts";
import { openJobs } from "../../src/infra/threads/index.ts";
import type * as solving from "./solving.ts";

const JOBS = new URL("./solving.ts", import.meta.url);
const IDLE_MS = 120_000;
/** Timeout of a task, after which its thread is terminated. */
const LIMIT_MS = patience(10_000);

/** Both reject if the task crashes its threads or times out. */
export interface Solver {
  hint(document: MinesDocument): Promise<solving.Hint>;
  noGuess(question: solving.NoGuessQuestion): Promise<number | undefined>;
}

export function openSolver(limitMs = LIMIT_MS): Solver {
  const jobs = openJobs<typeof solving>({ jobs: JOBS, queue: "solver-worker", idleMs: IDLE_MS, limitMs });
  return {
    hint: (document) => jobs.run("hint", document),
    noGuess: (question) => jobs.run("noGuess", question),
  };
}
