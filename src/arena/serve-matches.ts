// Thread side: plays incoming matches sequentially.

import { parentPort } from "node:worker_threads";
import type { Order } from "./match-thread.ts";
import { type Create, playTask } from "./play-task.ts";

/** Replies to every order with the match's outcome. */
export function serveMatches(create: Create): void {
  parentPort?.on("message", ({ task, watch }: Order) => {
    parentPort?.postMessage(playTask(task, create, watch));
  });
}
