// A worker thread of the study.

import { serveTasks } from "../serve-tasks.ts";
import { runIdentifyTask } from "./task.ts";

serveTasks(runIdentifyTask);
