// A worker thread that runs any job: a function that a module exports, with its input. The module lists such jobs; a
// thread loads it with the first of them.

import { type ResourceLimits, Worker } from "node:worker_threads";

export interface Order {
  /** The module's address. */
  readonly jobs: string;
  /** Without a name, the module is only loaded. */
  readonly name?: string;
  readonly input: readonly unknown[];
}

/** A job's result, or what it threw. */
export type Answered = { readonly value: unknown } | { readonly error: unknown };

/** The thread ended before its job was done. */
export class ThreadEnded extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super("the thread ended without an answer");
    this.exitCode = exitCode;
  }
}

const ENTRY = new URL("./worker.ts", import.meta.url);

/** Runs one job at a time, and can be ended at any time. */
export class Thread {
  readonly worker: Worker;
  readonly #loaded = new Set<string>();
  /** Until when its loaded modules may be needed again, by `performance.now()`. */
  neededUntilMs = 0;

  constructor(resourceLimits?: ResourceLimits) {
    this.worker = new Worker(ENTRY, { resourceLimits });
    // A job has its own listener; an error in an idle thread does no harm.
    this.worker.on("error", () => undefined);
  }

  hasLoaded(jobs: URL): boolean {
    return this.#loaded.has(jobs.href);
  }

  /** Only loads the module. */
  load(jobs: URL): Promise<Answered> {
    return this.#ask({ jobs: jobs.href, input: [] });
  }

  /** Rejects if the job kills the thread; an input that can't be cloned is answered with its error. */
  run(jobs: URL, name: string, ...input: readonly unknown[]): Promise<Answered> {
    return this.#ask({ jobs: jobs.href, name, input });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  async #ask(order: Order): Promise<Answered> {
    const { worker } = this;
    try {
      worker.postMessage(order);
    } catch (error) {
      return { error };
    }
    this.#loaded.add(order.jobs);
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const ended = (exitCode: number): void => reject(new ThreadEnded(exitCode));
    worker.on("message", resolve).on("error", reject).on("exit", ended);
    try {
      return await promise;
    } finally {
      worker.off("message", resolve).off("error", reject).off("exit", ended);
    }
  }
}
