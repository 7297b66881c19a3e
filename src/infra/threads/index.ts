// Jobs in threads: each kind has a queue of its own, which is bounded and in which the people who ask take
// turns. Threads start with the first job, are taken over by the next of any kind, end when idle, and are
// replaced after a crash.

import type { ResourceLimits } from "node:worker_threads";
import { presentAsker } from "../asker.ts";
import { FairQueue } from "../fair-queue.ts";
import { watchQueue } from "../metrics/meters.ts";
import { patience } from "../within.ts";
import { Thread } from "./thread.ts";

/** Too much waits already, or it took too long: nothing was done, and it may be asked again. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

export interface JobOptions {
  /** The module that exports them. */
  readonly jobs: URL;
  /** Their queue's name in the metrics. */
  readonly queue: string;
  /** Idle time after which a thread ends, in milliseconds. */
  readonly idleMs: number;
  /** Time limit of a job in ms, after which its thread is terminated too; default none. */
  readonly limitMs?: number;
  /** How long a job may wait for its turn, in milliseconds. */
  readonly waitMs?: number;
  /** Jobs waiting in all, and of one person. */
  readonly waitingMax?: number;
  readonly waitingEachMax?: number;
  /** Of a thread that no other kind of job is given, for these keep something in it; default: they share. */
  readonly ownHeapMb?: number;
}

type Job = (...input: never) => unknown;
type NameOf<Jobs> = { [Name in keyof Jobs]: Jobs[Name] extends Job ? Name & string : never }[keyof Jobs];
type InputOf<Work> = Work extends (...input: infer Input) => unknown ? Input : never;
type Result<Work> = Work extends (...input: never) => infer Returned ? Awaited<Returned> : never;

/** Of the functions that the module `Jobs` exports. */
export interface JobQueue<Jobs> {
  /** Whether a thread that may run them is there already. */
  readonly isRunning: boolean;
  /** Jobs that are not done yet. */
  readonly open: number;
  /** One job at a time is run; people take turns. Rejects when the job throws, kills two threads or
   * times out. @throws BusyError (rejects) where too many wait. */
  run<Name extends NameOf<Jobs>>(name: Name, ...input: InputOf<Jobs[Name]>): Promise<Result<Jobs[Name]>>;
  /** Ends the thread that has one and rejects all with ThreadEndedError; the next job starts another. */
  close(): Promise<void>;
}

interface Asked {
  readonly name: string;
  readonly input: readonly unknown[];
  readonly answer: PromiseWithResolvers<unknown>;
  wasAskedBefore: boolean;
}

/** It was closed before it had answered, as at an orderly end. */
export class ThreadEndedError extends Error {
  constructor() {
    super("the thread was ended");
    this.name = "ThreadEndedError";
  }
}

interface Running {
  readonly asked: Asked;
  readonly thread: Thread;
  readonly limit: NodeJS.Timeout | undefined;
}

/** Without it, a thread lets some 100 MB of garbage gather. */
const YOUNG_MB = 32;
const WAIT_MS = patience(15_000);
const WAITING_MAX = 256;
const WAITING_EACH_MAX = 8;

/** Threads without a job. They do not keep the process alive. */
class RestingThreads {
  readonly #limits: ResourceLimits;
  /** With what ends them; the last that came to rest is last. */
  readonly #resting = new Map<Thread, NodeJS.Timeout>();

  constructor(limits: ResourceLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#resting.size;
  }

  /** One that has loaded these jobs, or else the last that came to rest, or else a new one. */
  take(jobs: URL): Thread {
    const resting = [...this.#resting.keys()].reverse();
    const thread = resting.find((one) => one.hasLoaded(jobs)) ?? resting[0] ?? this.#begin();
    this.#remove(thread);
    thread.worker.ref();
    return thread;
  }

  /** At least for so long. */
  rest(thread: Thread, idleMs: number): void {
    const nowMs = performance.now();
    thread.neededUntilMs = Math.max(thread.neededUntilMs, nowMs + idleMs);
    thread.worker.unref();
    const end = (): void => void this.#end(thread);
    this.#resting.set(thread, setTimeout(end, thread.neededUntilMs - nowMs).unref());
  }

  async end(): Promise<void> {
    await Promise.all([...this.#resting.keys()].map((thread) => this.#end(thread)));
  }

  #end(thread: Thread): Promise<void> {
    this.#remove(thread);
    return thread.end();
  }

  #begin(): Thread {
    const thread = new Thread(this.#limits);
    thread.worker.once("exit", () => this.#remove(thread));
    return thread;
  }

  #remove(thread: Thread): void {
    clearTimeout(this.#resting.get(thread));
    this.#resting.delete(thread);
  }
}

/** Of all jobs that keep nothing. */
const SHARED = new RestingThreads({ maxYoungGenerationSizeMb: YOUNG_MB });

export function openJobs<Jobs>(options: JobOptions): JobQueue<Jobs> {
  return new FairJobs<Jobs>(options);
}

class FairJobs<Jobs> implements JobQueue<Jobs> {
  readonly #options: JobOptions;
  readonly #queue: FairQueue<Asked>;
  readonly #threads: RestingThreads;
  #running: Running | undefined;

  constructor(options: JobOptions) {
    this.#options = options;
    const { queue, ownHeapMb, waitingMax = WAITING_MAX, waitingEachMax = WAITING_EACH_MAX } = options;
    this.#queue = new FairQueue({ most: waitingMax, mostEach: waitingEachMax });
    this.#threads =
      ownHeapMb === undefined
        ? SHARED
        : new RestingThreads({ maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: ownHeapMb });
    watchQueue(queue, this.#queue, ({ size }) => size);
  }

  get isRunning(): boolean {
    return this.#running !== undefined || this.#threads.size > 0;
  }

  get open(): number {
    return this.#queue.size + (this.#running ? 1 : 0);
  }

  run<Name extends NameOf<Jobs>>(name: Name, ...input: InputOf<Jobs[Name]>): Promise<Result<Jobs[Name]>> {
    const answer = Promise.withResolvers<unknown>();
    const asked: Asked = { name, input, answer, wasAskedBefore: false };
    const person = presentAsker();
    if (!this.#queue.add(person, asked, person === "" ? Number.POSITIVE_INFINITY : undefined))
      return Promise.reject(new BusyError("too many questions wait for the thread"));
    this.#runNext();
    const answered = this.#running?.asked === asked ? answer.promise : this.#waiting(asked);
    return answered as Promise<Result<Jobs[Name]>>;
  }

  async close(): Promise<void> {
    const why = new ThreadEndedError();
    for (const { answer } of this.#queue.clear()) answer.reject(why);
    await this.#end(why);
    if (this.#threads !== SHARED) await this.#threads.end();
  }

  #waiting(asked: Asked): Promise<unknown> {
    const late = (): void => {
      if (this.#queue.remove(asked)) asked.answer.reject(new BusyError("a question waited too long"));
    };
    const limit = setTimeout(late, this.#options.waitMs ?? WAIT_MS).unref();
    return asked.answer.promise.finally(() => clearTimeout(limit));
  }

  #runNext(): void {
    if (this.#running) return;
    const asked = this.#queue.next();
    if (asked) void this.#run(asked);
  }

  /** What dies of a job is replaced by another thread, which is asked once more. */
  async #run(asked: Asked): Promise<void> {
    const { jobs, idleMs, limitMs } = this.#options;
    const { name, input, answer, wasAskedBefore } = asked;
    const thread = this.#threads.take(jobs);
    const late = (): void => void this.#end(new Error(`an answer took longer than ${limitMs} ms`));
    const limit = limitMs === undefined ? undefined : setTimeout(late, limitMs);
    const running = { asked, thread, limit };
    this.#running = running;
    try {
      const answered = await thread.run(jobs, name, ...input).finally(() => clearTimeout(limit));
      if (this.#running !== running) return;
      this.#threads.rest(thread, idleMs);
      if ("value" in answered) answer.resolve(answered.value);
      else answer.reject(answered.error);
    } catch (why) {
      if (this.#running !== running) return;
      if (!wasAskedBefore) return this.#run({ ...asked, wasAskedBefore: true });
      answer.reject(why);
    }
    this.#running = undefined;
    this.#runNext();
  }

  /** Gives up the job that runs, with its thread. */
  async #end(why: Error): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    clearTimeout(running?.limit);
    running?.asked.answer.reject(why);
    this.#runNext();
    await running?.thread.end();
  }
}
