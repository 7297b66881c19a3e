// The child process in which files are played: no environment, no files but the program's own, no
// processes of its own. It relays orders to a thread, and ends the thread when time is up.

import { Worker } from "node:worker_threads";
import { AT_WORK, newWatch } from "../play-task.ts";
import type { Answered, Answers, Asked } from "./orders.ts";
import type { ThreadOrder } from "./thread.ts";

const THREAD = new URL("./thread.ts", import.meta.url);
const HEAP_MB = 256;
/** Deep nesting should meet the file's own limit before the machine's. */
const STACK_MB = 16;

type FromThread = { readonly value: Answers[keyof Answers] } | { readonly error: string };

let thread: Worker | undefined;

process.on("message", ({ number, order, limitMs }: Asked) => {
  const watch = newWatch();
  const worker = thread ?? begun();
  thread = worker;
  const settle = (answered: Omit<Answered, "number">, isBroken: boolean): void => {
    clearTimeout(guard);
    worker.off("message", told).off("error", died).off("exit", ended);
    if (isBroken) {
      thread = undefined;
      void worker.terminate();
    }
    process.send?.({ number, ...answered });
  };
  const giveWay = (reason: string): void => {
    const who = Atomics.load(watch, 0);
    const by = who === AT_WORK.a ? "a" : who === AT_WORK.b ? "b" : undefined;
    settle({ gaveWay: { reason, ...(by && { by }) } }, true);
  };
  const guard = setTimeout(() => giveWay(`it took longer than ${limitMs} ms`), limitMs);
  const told = (answer: FromThread): void => {
    if ("value" in answer) settle({ answer: answer.value }, false);
    else giveWay(`it broke the thread that plays it: ${answer.error}`);
  };
  const died = (error: Error): void => giveWay(`it broke the thread that plays it: ${error.message}`);
  const ended = (): void => giveWay("it ended the thread that plays it");
  worker.on("message", told).on("error", died).on("exit", ended);
  worker.postMessage({ order, watch } satisfies ThreadOrder);
});

function begun(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB, stackSizeMb: STACK_MB };
  const worker = new Worker(THREAD, { resourceLimits, env: {} });
  worker.on("error", () => undefined);
  return worker;
}
