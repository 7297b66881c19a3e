// A worker thread of the thesis study: plays the trials it is sent, one after the other.

import { serveJobs } from "../pool.ts";
import type { Job } from "./pool.ts";
import { runTrial } from "./trial.ts";

serveJobs(({ trial, seed }: Job) => runTrial(trial, seed));
