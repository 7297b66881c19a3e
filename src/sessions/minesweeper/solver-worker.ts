// The thread in which boards are solved, one question after another.

import { parentPort } from "node:worker_threads";
import type { Solved, SolverQuestion } from "./solver.ts";
import { solve } from "./solving.ts";

parentPort?.on("message", ({ id, task }: SolverQuestion) => {
  parentPort?.postMessage(solved(id, task));
});

function solved(id: number, task: SolverQuestion["task"]): Solved {
  try {
    return { id, answer: solve(task) };
  } catch (error) {
    return { id, problem: (error as Error).message };
  }
}
