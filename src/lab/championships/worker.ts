// A worker thread of the study of championship systems.

import { serveTasks } from "../serve-tasks.ts";
import { playPart } from "./series.ts";
import type { PartJob } from "./study.ts";

serveTasks(({ plan, seed, part, count }: PartJob) => playPart(plan, seed, part, count));
