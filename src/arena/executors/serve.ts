// Thread side: plays incoming matches sequentially.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort } from "node:worker_threads";
import { type Create, playTask } from "../match/play.ts";
import type { Order } from "./thread.ts";

/** Replies to every order with the match's outcome. */
export function serveMatches(create: Create): void {
  parentPort?.on("message", ({ task, watch }: Order) => {
    parentPort?.postMessage(playTask(task, create, watch));
    if (process.memoryUsage().arrayBuffers > TABLES_MAX_BYTES) collectGarbage();
  });
}

/** Tables of finished matches in one thread; by itself it keeps several times as much. */
const TABLES_MAX_BYTES = 2 ** 24;

/** Node offers it to whole processes only, by a flag at their start. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
