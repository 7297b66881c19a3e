// A worker thread of the thesis study.

import { serveTasks } from "../serve-tasks.ts";
import type { Job } from "./pool.ts";
import { runTrial } from "./trial.ts";

serveTasks(({ trial, seed }: Job) => runTrial(trial, seed));
