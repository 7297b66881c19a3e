// A worker thread of the thesis study: plays the trials it is sent, one after the other.

import { parentPort } from "node:worker_threads";
import type { Job, JobResult } from "./pool.ts";
import { runTrial } from "./trial.ts";

parentPort?.on("message", ({ index, trial, seed }: Job) => {
  const result: JobResult = { index, success: runTrial(trial, seed) };
  parentPort?.postMessage(result);
});
