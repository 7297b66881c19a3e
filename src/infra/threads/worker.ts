// The entry point of every thread: runs one job after another.

import { parentPort } from "node:worker_threads";
import type { Answered, Order } from "./thread.ts";

async function run({ jobs, name, input }: Order): Promise<unknown> {
  const catalogue = await import(jobs);
  return name === undefined ? undefined : catalogue[name](...input);
}

/** An error thrown by a job is its answer; the thread keeps running. */
async function answerTo(order: Order): Promise<Answered> {
  try {
    return { value: await run(order) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on("message", async (order: Order) => parentPort?.postMessage(await answerTo(order)));
