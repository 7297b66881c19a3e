// Threads for work that would keep people waiting: piscina, behind a bounded queue in which the people asking take
// turns. Piscina gets only as many jobs as it has threads, because with `minThreads: 0` a job that waits behind a thread
// that ends isn't started until the next one comes.

import type { ResourceLimits } from "node:worker_threads";
import { Piscina } from "piscina";
import { FairQueue, presentAsker } from "./fair-queue.ts";
import { watchQueue } from "./metrics/meters.ts";

/** Too many jobs are waiting, or one took too long. The caller may retry. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

export interface ThreadsOptions {
  /** Name in the metrics. */
  readonly queue: string;
  readonly threads?: number;
  /** How many jobs may wait; by default 256. */
  readonly waitingMax?: number;
  /** Time after which an idle thread ends, in ms. */
  readonly idleMs: number;
  /** Of a job, its wait included, in ms; none by default. */
  readonly limitMs?: number;
}

type Job = (input: never) => unknown;
type NameOf<Jobs> = { [Name in keyof Jobs]: Jobs[Name] extends Job ? Name & string : never }[keyof Jobs];
type InputOf<Work> = Work extends (input: infer Input) => unknown ? Input : never;
type ResultOf<Work> = Work extends Job ? Awaited<ReturnType<Work>> : never;

/** Of one person. */
const WAITING_EACH_MAX = 8;
/** Without a limit for young objects, a thread collects up to 100 MB of garbage; 8 MB cost no time. */
const LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 };

/** Runs the functions that the module `Jobs` exports; each takes one value that can be cloned. Threads start with the
 * first job, and don't keep the process alive while idle. */
export class Threads<Jobs> {
  readonly #jobs: string;
  readonly #pool: Piscina;
  readonly #waiting: FairQueue<PromiseWithResolvers<void>>;
  readonly #limitMs: number | undefined;
  readonly #ending = new AbortController();
  #free: number;

  constructor(jobs: URL, { queue, threads = 1, waitingMax = 256, idleMs, limitMs }: ThreadsOptions) {
    this.#jobs = jobs.href;
    this.#waiting = new FairQueue({ most: waitingMax, mostEach: WAITING_EACH_MAX });
    this.#pool = new Piscina({
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: LIMITS,
      recordTiming: false,
    });
    // A job's own errors reject it; those of an idle thread do no harm.
    this.#pool.on("error", () => undefined);
    this.#free = threads;
    this.#limitMs = limitMs;
    watchQueue(queue, this.#waiting, ({ size }) => size);
  }

  /** Rejects with what the job throws, with BusyError, or with `signal`'s reason; its thread is ended in the last case. */
  async run<Name extends NameOf<Jobs>>(
    name: Name,
    input: InputOf<Jobs[Name]>,
    signal?: AbortSignal,
  ): Promise<ResultOf<Jobs[Name]>> {
    const limit = this.#limitMs === undefined ? undefined : AbortSignal.timeout(this.#limitMs);
    const end = AbortSignal.any([this.#ending.signal, signal, limit].filter((one) => one !== undefined));
    try {
      await this.#turn(end);
      try {
        // A module that is given to the pool itself and doesn't load would leave its jobs waiting.
        return await this.#pool.run(input, { filename: this.#jobs, name, signal: end });
      } finally {
        this.#free++;
        this.#next();
      }
    } catch (error) {
      if (limit?.aborted) throw new BusyError(`${name} took longer than ${this.#limitMs} ms`);
      if (end.aborted) throw end.reason;
      throw error;
    }
  }

  /** Ends all threads for good; what they are doing is rejected. */
  async close(): Promise<void> {
    this.#ending.abort(new Error("the threads were ended"));
    await this.#pool.destroy();
  }

  /** Waits for a free thread, and takes it. */
  async #turn(end: AbortSignal): Promise<void> {
    const person = presentAsker();
    const turn = Promise.withResolvers<void>();
    if (!this.#waiting.add(person, turn, person === "" ? Number.POSITIVE_INFINITY : undefined))
      throw new BusyError("too many jobs are waiting for a thread");
    const abort = (): void => {
      if (this.#waiting.remove(turn)) turn.reject(end.reason);
    };
    end.addEventListener("abort", abort, { once: true });
    this.#next();
    await turn.promise.finally(() => end.removeEventListener("abort", abort));
  }

  #next(): void {
    const turn = this.#free > 0 ? this.#waiting.next() : undefined;
    if (!turn) return;
    this.#free--;
    turn.resolve();
  }
}
