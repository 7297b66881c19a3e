// A worker thread, which runs any job: a function that a module exports, and its input. The module is the
// catalogue of such jobs; a thread loads it with the first of them.

import { type ResourceLimits, setEnvironmentData, Worker } from "node:worker_threads";

export interface Order {
  /** The module's address. */
  readonly jobs: string;
  /** Without one the module is loaded, and nothing else. */
  readonly name?: string;
  readonly input: readonly unknown[];
}

/** What a job came to, or what it threw. */
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
export const FIRST = "gadalka:first-job";

/** What every thread runs before all else that is begun from now on; those that run go on as they are. */
export function runFirst(order: Order | undefined): void {
  setEnvironmentData(FIRST, order);
}

/** Runs one job at a time, and can be ended at any. */
export class Thread {
  readonly worker: Worker;
  readonly #loaded = new Set<string>();
  /** When nobody will miss what it has loaded, by `performance.now`. */
  neededUntilMs = 0;

  constructor(resourceLimits?: ResourceLimits) {
    this.worker = new Worker(ENTRY, { resourceLimits });
    // A job has its own listener; an error of a thread at rest loses nothing.
    this.worker.on("error", () => undefined);
  }

  hasLoaded(jobs: URL): boolean {
    return this.#loaded.has(jobs.href);
  }

  /** Loads the module, and runs nothing. */
  load(jobs: URL): Promise<Answered> {
    return this.#ask({ jobs: jobs.href, input: [] });
  }

  /** Rejects where the thread dies of it; an input that cannot be sent is answered with why. */
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
