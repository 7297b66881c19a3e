// A thread that plays matches one by one; it is killed and replaced when a match times out.

import { Worker } from "node:worker_threads";
import { afterProcessorTime } from "../../infra/threads/processor-time.ts";
import { AT_WORK, newWatch, type Watch } from "../match/play.ts";
import { type Forfeit, forfeitedBy, type MatchOutcome, type MatchTask } from "../match/task.ts";

/** Message to the thread; it replies with the outcome. */
export interface Order {
  readonly task: MatchTask;
  readonly watch: Watch;
}

const LOOKS = 200;
const LOOK_MIN_MS = 5;
const REASON_MAX = 200;

/** Heap limit per thread in megabytes: a strategy that exceeds it loses its match. */
const HEAP_MB = 256;

/** One thread, started lazily with the first match. */
export class MatchThread {
  readonly #script: URL;
  #worker: Worker | undefined;

  constructor(script: URL) {
    this.#script = script;
  }

  /** The outcome; undefined when `signal` aborts it. Rejects when the thread is defective. */
  async play(task: MatchTask, signal: AbortSignal | undefined): Promise<MatchOutcome | undefined> {
    const worker = this.#begun();
    const watch = newWatch();
    const { promise, resolve, reject } = Promise.withResolvers<MatchOutcome | undefined>();
    const stop = (outcome: MatchOutcome | undefined): void => {
      this.#worker = undefined;
      void worker.terminate();
      resolve(outcome);
    };
    const clock = new MatchClock(worker, watch, task.limitMs, () => stop(forfeitedBy(...clock.stalled())));
    const abort = (): void => stop(undefined);
    const broken = (error: Error): void => {
      const forfeit = forfeitOfBroken(watch, error);
      if (forfeit) stop(forfeitedBy(forfeit));
      else reject(error);
    };
    const ended = (code: number): void => broken(new Error(`it ended its thread with code ${code}`));
    const done = (outcome: MatchOutcome): void => resolve(outcome);
    worker.on("message", done).on("error", broken).on("exit", ended);
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted) abort();
    else worker.postMessage({ task, watch } satisfies Order);
    try {
      return await promise;
    } finally {
      clock.end();
      worker.off("message", done).off("error", broken).off("exit", ended);
      signal?.removeEventListener("abort", abort);
    }
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #begun(): Worker {
    this.#worker ??= this.#newWorker();
    return this.#worker;
  }

  #newWorker(): Worker {
    const worker = new Worker(this.#script, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    // A running match has its own listener; an error of an idle thread loses nothing.
    worker.on("error", () => undefined);
    // A thread that has ended would be sent the next match and never answer.
    worker.once("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}

/** The side that was executing when the thread broke, if any. */
function forfeitOfBroken(watch: Watch, error: Error): Forfeit | undefined {
  const by = atWork(watch);
  if (!by) return undefined;
  const isHungry = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
  const message = error.message.slice(0, REASON_MAX).toWellFormed();
  const reason = isHungry ? `it took more than ${HEAP_MB} MB of memory` : message;
  return { by, kind: "crashed", round: Atomics.load(watch, 1), reason };
}

function atWork(watch: Watch): "a" | "b" | undefined {
  const who = Atomics.load(watch, 0);
  return who === AT_WORK.a ? "a" : who === AT_WORK.b ? "b" : undefined;
}

/** Limits what the thread computes from the first step on; samples the watch to attribute that to a side. */
class MatchClock {
  readonly #watch: Watch;
  readonly #limitMs: number;
  readonly #timer: NodeJS.Timeout;
  readonly #looks = { a: 0, b: 0 };
  readonly #worker: Worker;
  #stop: (() => void) | undefined;

  constructor(worker: Worker, watch: Watch, limitMs: number, onEnd: () => void) {
    this.#worker = worker;
    this.#watch = watch;
    this.#limitMs = limitMs;
    this.#timer = setInterval(() => this.#look(onEnd), Math.max(LOOK_MIN_MS, limitMs / LOOKS));
  }

  /** Sides with at least half of the time, never empty. No round: it depends on the machine. */
  stalled(): readonly Forfeit[] {
    const { a, b } = this.#looks;
    const letters = [...(a >= b ? (["a"] as const) : []), ...(b >= a ? (["b"] as const) : [])];
    const reason = `the match took longer than ${this.#limitMs} ms, most of them its own`;
    return letters.map((by) => ({ by, kind: "stalled", round: 0, reason }));
  }

  end(): void {
    clearInterval(this.#timer);
    this.#stop?.();
  }

  #look(onEnd: () => void): void {
    const who = atWork(this.#watch);
    if (who) this.#looks[who]++;
    if (who) this.#stop ??= afterProcessorTime(this.#worker, this.#limitMs, onEnd);
  }
}
