// The thread in which charts are drawn, one after another.

import { serveThread } from "../threads/serve-thread.ts";
import { drawChart } from "./draw.ts";

serveThread(drawChart);
