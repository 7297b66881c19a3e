// Draws a chart in a thread of its own: it takes a good part of a second, in which the bot goes on answering.
// It has a door of its own, so that nobody loads what draws who never draws.

import { Worker } from "node:worker_threads";
import type { Chart } from "./chart.ts";

const SCRIPT = new URL("./picture-worker.ts", import.meta.url);

/** The chart as the bytes of a PNG file. Rejects when it cannot be drawn. */
export function drawAside(chart: Chart): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(SCRIPT, { workerData: chart });
  worker.once("message", resolve).once("error", reject);
  worker.once("exit", () => reject(new Error("the thread that draws ended without a picture")));
  return promise;
}
