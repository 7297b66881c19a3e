// A worker thread of the study.

import { serveTasks } from "../serve-tasks.ts";
import { runTask } from "./task.ts";

serveTasks(runTask);
