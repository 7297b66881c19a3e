// The worker's end of the pool: does the tasks it is sent, one after the other.

import { parentPort } from "node:worker_threads";
import type { Numbered } from "./pool.ts";

/** Says that the thread is ready, and answers every task with what `run` makes of it. */
export function serveTasks<Task, Result>(run: (task: Task) => Result): void {
  parentPort?.on("message", ({ index, value }: Numbered<Task>) => {
    const result: Numbered<Result> = { index, value: run(value) };
    parentPort?.postMessage(result);
  });
  parentPort?.postMessage("ready");
}
