// A thread that plays matches one by one; it is killed and replaced when a match times out.

import type { Worker } from "node:worker_threads";
import { afterProcessorTime } from "../../infra/threads/processor-time.ts";
import { type Answered, Thread, ThreadEnded } from "../../infra/threads/thread.ts";
import { type Forfeit, forfeitedBy, type MatchOutcome, type MatchTask } from "../match/task.ts";
import { AT_WORK, newWatch, type Watch } from "../match/watch.ts";

const LOOKS = 200;
const LOOK_MIN_MS = 5;
const REASON_MAX = 200;

/** Heap limit per thread in megabytes: a strategy that exceeds it loses its match. */
const HEAP_MB = 256;

/** One thread, started lazily with the first match. */
export class MatchThread {
  readonly #script: URL;
  #thread: Thread | undefined;

  /** @param script exports `play`; see `playingWith`. */
  constructor(script: URL) {
    this.#script = script;
  }

  /** The outcome; undefined when `signal` aborts it. Rejects if the thread is defective. */
  async play(task: MatchTask, signal: AbortSignal | undefined): Promise<MatchOutcome | undefined> {
    const thread = this.#begun();
    const watch = newWatch();
    const { promise, resolve, reject } = Promise.withResolvers<MatchOutcome | undefined>();
    const stop = (outcome: MatchOutcome | undefined): void => {
      this.#forget(thread);
      void thread.end();
      resolve(outcome);
    };
    const clock = new MatchClock(thread.worker, watch, task.limitMs, () =>
      stop(forfeitedBy(...clock.stalled())),
    );
    const abort = (): void => stop(undefined);
    const broken = (error: unknown): void => {
      const isEnded = error instanceof ThreadEnded;
      const why = isEnded ? new Error(`it ended its thread with code ${error.exitCode}`) : (error as Error);
      const forfeit = forfeitOfBroken(watch, why);
      if (forfeit) stop(forfeitedBy(forfeit));
      else reject(why);
    };
    const done = (answered: Answered): void => {
      if ("value" in answered) resolve(answered.value as MatchOutcome);
      else broken(answered.error);
    };
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted) abort();
    else thread.run(this.#script, "play", task, watch).then(done, broken);
    try {
      return await promise;
    } finally {
      clock.end();
      signal?.removeEventListener("abort", abort);
    }
  }

  async end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end();
  }

  #begun(): Thread {
    if (this.#thread) return this.#thread;
    const thread = new Thread({ maxOldGenerationSizeMb: HEAP_MB });
    // Otherwise the next match would be sent to an ended thread, which never answers.
    thread.worker.once("exit", () => this.#forget(thread));
    this.#thread = thread;
    return thread;
  }

  /** A different one may have been started since. */
  #forget(thread: Thread): void {
    if (this.#thread === thread) this.#thread = undefined;
  }
}

/** The side that was executing when the thread broke, if any. */
function forfeitOfBroken(watch: Watch, error: Error): Forfeit | undefined {
  const by = atWork(watch);
  if (!by) return undefined;
  const isHungry = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
  const message = error.message.slice(0, REASON_MAX).toWellFormed();
  const reason = isHungry ? `it used more than ${HEAP_MB} MB of memory` : message;
  return { by, kind: "crashed", round: Atomics.load(watch, 1), reason };
}

function atWork(watch: Watch): "a" | "b" | undefined {
  const who = Atomics.load(watch, 0);
  return who === AT_WORK.a ? "a" : who === AT_WORK.b ? "b" : undefined;
}

/** Limits the thread's computing time from the first step on; samples the watch to attribute that time to a side. */
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

  /** Sides that used at least half of the time, never empty. No round, because it depends on the machine. */
  stalled(): readonly Forfeit[] {
    const { a, b } = this.#looks;
    const letters = [...(a >= b ? (["a"] as const) : []), ...(b >= a ? (["b"] as const) : [])];
    const reason = `the match took longer than ${this.#limitMs} ms, and it used most of that`;
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
