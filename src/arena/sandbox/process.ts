// The child process in which files are played: no environment, no files but the program's own, no child processes. It
// relays orders to a thread, and ends the thread when time is up.

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterProcessorTime } from "../../infra/processor-time.ts";
import { AT_WORK, newWatch, type Watch } from "../match/watch.ts";
import type { Answered, Answers, Asked } from "./orders.ts";
import type { ThreadOrder } from "./thread.ts";

const THREAD = new URL("./thread.ts", import.meta.url);
const HEAP_MB = 256;
/** Many times what a file's deepest permitted nesting takes. */
const STACK_MB = 16;

type FromThread = { readonly value: Answers[keyof Answers] } | { readonly error: string };

let thread: Worker | undefined;

// The parent is gone, for whatever reason.
process.once("disconnect", () => process.exit());
process.on("message", async ({ number, order, limitMs }: Asked) => {
  const watch = newWatch();
  process.send?.(await answered({ order, watch }, number, limitMs));
});

async function answered(order: ThreadOrder, number: number, limitMs: number): Promise<Answered> {
  try {
    thread ??= await begun();
    return { number, answer: await answerOf(thread, order, limitMs) };
  } catch (error) {
    void thread?.terminate();
    thread = undefined;
    const by = atWork(order.watch);
    return { number, gaveWay: { reason: String(error instanceof Error ? error.message : error), ...by } };
  }
}

/** Rejects with a clause starting with "it". The limit is processor time from here on: neither a busy machine nor a
 * slow thread start is the file's fault. */
function answerOf(worker: Worker, order: ThreadOrder, limitMs: number): Promise<Answers[keyof Answers]> {
  const { promise, resolve, reject } = Promise.withResolvers<Answers[keyof Answers]>();
  const fail = (reason: string): void => reject(new Error(reason));
  const answer = (said: FromThread): void => ("value" in said ? resolve(said.value) : died(said.error));
  const died = (why: unknown): void =>
    fail(`it crashed its thread: ${why instanceof Error ? why.message : why}`);
  const ended = (): void => fail("it ended its thread");
  const stop = afterProcessorTime(worker, limitMs, () => fail(`it took longer than ${limitMs} ms`));
  worker.on("message", answer).on("error", died).on("exit", ended);
  worker.postMessage(order);
  return promise.finally(() => {
    stop();
    worker.off("message", answer).off("error", died).off("exit", ended);
  });
}

function atWork(watch: Watch): { readonly by?: "a" | "b" } {
  const who = Atomics.load(watch, 0);
  return who === AT_WORK.a ? { by: "a" } : who === AT_WORK.b ? { by: "b" } : {};
}

/** Starts a thread and waits until it reports that it's ready. */
async function begun(): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB, stackSizeMb: STACK_MB };
  const worker = new Worker(THREAD, { resourceLimits, env: {} });
  worker.on("error", () => undefined);
  worker.once("exit", () => {
    if (thread === worker) thread = undefined;
  });
  const ended = once(worker, "exit").then(() => {
    throw new Error("it ended its thread");
  });
  await Promise.race([once(worker, "message"), ended]);
  return worker;
}
