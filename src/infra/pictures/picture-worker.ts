// The worker thread that draws charts one after another.

import { serveThread } from "../threads/serve-thread.ts";
import { drawChart } from "./draw.ts";

serveThread(drawChart);
