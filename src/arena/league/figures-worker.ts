// Computes leagues' figures in a thread, with one queue per process.

import { type JobQueue, openJobs } from "../../infra/threads/index.ts";
import { patience } from "../../infra/within.ts";
import type * as jobs from "./figures.ts";

export const figuresInThread: JobQueue<typeof jobs> = openJobs({
  jobs: new URL("./figures.ts", import.meta.url),
  queue: "figures-thread",
  idleMs: 30_000,
  limitMs: patience(120_000),
});
