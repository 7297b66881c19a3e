// A worker thread of the study of championship systems.

import { serveJobs } from "../pool.ts";
import { playPart } from "./series.ts";
import type { PartJob } from "./study.ts";

serveJobs(({ plan, seed, part, count }: PartJob) => playPart(plan, seed, part, count));
