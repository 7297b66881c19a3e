// Jobs in threads. Each kind has its own bounded queue, in which the people asking take turns. Threads start with the
// first job, are reused by jobs of any kind, end when idle, and are replaced after a crash.

import type { ResourceLimits } from "node:worker_threads";
import { patience } from "../deadline.ts";
import { FairQueue, presentAsker } from "../fair-queue.ts";
import { watchQueue } from "../metrics/meters.ts";
import { Thread } from "./thread.ts";

/** Too many jobs are waiting, or one waited too long. Nothing was done, and the caller may retry. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

export interface JobOptions {
  /** The module that exports the jobs. */
  readonly jobs: URL;
  /** The queue's name in the metrics. */
  readonly queue: string;
  /** Idle time after which a thread ends, in milliseconds. */
  readonly idleMs: number;
  /** Time limit of a job in ms, after which its thread is terminated too; no limit by default. */
  readonly limitMs?: number;
  /** How long a job may wait for its turn, in ms. */
  readonly waitMs?: number;
  /** Maximum number of waiting jobs, in all and per person. */
  readonly waitingMax?: number;
  readonly waitingEachMax?: number;
  /** Heap limit in MB of threads reserved for these jobs, as they keep state there; by default, threads are shared. */
  readonly ownHeapMb?: number;
}

type Job = (...input: never) => unknown;
type NameOf<Jobs> = { [Name in keyof Jobs]: Jobs[Name] extends Job ? Name & string : never }[keyof Jobs];
type InputOf<Work> = Work extends (...input: infer Input) => unknown ? Input : never;
type Result<Work> = Work extends (...input: never) => infer Returned ? Awaited<Returned> : never;

/** Runs the functions that the module `Jobs` exports. */
export interface JobQueue<Jobs> {
  /** Whether there's already a thread that could run them. */
  readonly isRunning: boolean;
  /** Number of unfinished jobs. */
  readonly open: number;
  /** Runs one job at a time; people take turns. Rejects if the job throws, kills two threads or times out. @throws
   * BusyError (rejects) if too many are waiting. */
  run<Name extends NameOf<Jobs>>(name: Name, ...input: InputOf<Jobs[Name]>): Promise<Result<Jobs[Name]>>;
  /** Ends this queue's thread, if any, and rejects all jobs with ThreadEndedError; the next job starts a new one. */
  close(): Promise<void>;
}

interface Asked {
  readonly name: string;
  readonly input: readonly unknown[];
  readonly answer: PromiseWithResolvers<unknown>;
  wasAskedBefore: boolean;
}

/** The thread was closed before it answered, as at an orderly shutdown. */
class ThreadEndedError extends Error {
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

/** Without this limit, a thread accumulates some 100 MB of garbage. */
const YOUNG_MB = 32;
const WAIT_MS = patience(15_000);
const WAITING_MAX = 256;
const WAITING_EACH_MAX = 8;

/** Idle threads, which don't keep the process alive. */
class RestingThreads {
  readonly #limits: ResourceLimits;
  /** Threads with the timers that end them; the most recently idle one is last. */
  readonly #resting = new Map<Thread, NodeJS.Timeout>();

  constructor(limits: ResourceLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#resting.size;
  }

  /** A thread that has loaded these jobs, else the most recently idle one, else a new one. */
  take(jobs: URL): Thread {
    const resting = [...this.#resting.keys()].reverse();
    const thread = resting.find((one) => one.hasLoaded(jobs)) ?? resting[0] ?? this.#start();
    this.#remove(thread);
    thread.worker.ref();
    return thread;
  }

  /** Keeps the thread for at least `idleMs`. */
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

  #start(): Thread {
    const thread = new Thread(this.#limits);
    thread.worker.once("exit", () => this.#remove(thread));
    return thread;
  }

  #remove(thread: Thread): void {
    clearTimeout(this.#resting.get(thread));
    this.#resting.delete(thread);
  }
}

/** For all jobs that keep no state in their thread. */
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
      return Promise.reject(new BusyError("too many questions are waiting for the thread"));
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

  /** If a job kills its thread, it's retried once on a new one. */
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

  /** Aborts the running job and ends its thread. */
  async #end(why: Error): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    clearTimeout(running?.limit);
    running?.asked.answer.reject(why);
    this.#runNext();
    await running?.thread.end();
  }
}
