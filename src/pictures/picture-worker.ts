// The thread in which charts are drawn, one after another.

import { parentPort } from "node:worker_threads";
import { drawChart } from "./draw.ts";
import type { Drawn, DrawTask } from "./painter.ts";

let last: Promise<void> = Promise.resolve();

parentPort?.on("message", (task: DrawTask) => {
  last = last.then(async () => parentPort?.postMessage(await drawn(task)));
});

async function drawn({ id, chart }: DrawTask): Promise<Drawn> {
  try {
    return { id, png: await drawChart(chart) };
  } catch (error) {
    return { id, problem: (error as Error).message };
  }
}
