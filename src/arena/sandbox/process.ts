// The child process in which files are played: no environment, no files but the program's own, no child processes. It
// passes orders to a thread, watches it, and ends when it hangs: SIGKILL also ends what no message could interrupt.

import { Worker } from "node:worker_threads";
import type { Order, Stopped } from "./orders.ts";

const LOOK_MS = 100;
/** A stack of many times what a file's deepest permitted nesting takes. */
const LIMITS = { maxOldGenerationSizeMb: 128, stackSizeMb: 16 };

/** See `worker.ts`. */
const watch = new Int32Array(new SharedArrayBuffer(8));
const worker = new Worker(new URL("./worker.ts", import.meta.url), {
  workerData: watch,
  env: {},
  resourceLimits: LIMITS,
});
const end = (): void => void process.kill(process.pid, "SIGKILL");
let looking: NodeJS.Timeout | undefined;

// The parent, which ends this process, is gone, for whatever reason. Signals for the whole group are for the parent.
process.once("disconnect", end);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);

process.on("message", ({ order, roundMs }: { order: Order; roundMs: number }) => {
  looking = stopAfter(roundMs);
  worker.postMessage(order);
});
worker.on("message", (answer) => {
  clearInterval(looking);
  process.send?.(answer);
});
worker.on("error", (error) => {
  stop("crashed", `it crashed its thread: ${error.message.slice(0, 200).toWellFormed()}`);
});

/** Stops what stays in one round for so long. */
function stopAfter(roundMs: number): NodeJS.Timeout {
  let [seen, since] = ["", performance.now()];
  return setInterval(() => {
    const now = watch.join();
    if (now !== seen || Atomics.load(watch, 0) === 0) [seen, since] = [now, performance.now()];
    else if (performance.now() - since >= roundMs)
      stop("stalled", `it took longer than ${roundMs} ms for a round, by wall clock`);
  }, LOOK_MS);
}

function stop(kind: Stopped["kind"], reason: string): void {
  clearInterval(looking);
  const by = Atomics.load(watch, 0) === 2 ? "b" : "a";
  const stopped: Stopped = { by, kind, reason, round: Atomics.load(watch, 1) };
  process.send?.({ stopped });
}
