// The thread in which one chart is drawn.

import { parentPort, workerData } from "node:worker_threads";
import type { Chart } from "./chart.ts";
import { drawChart } from "./draw.ts";

parentPort?.postMessage(await drawChart(workerData as Chart));
