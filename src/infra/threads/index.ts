// A worker thread: starts with the first question, ends when idle, restarts after a crash. What
// waits for it takes turns between the people who ask, and is bounded.

import { basename } from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { presentAsker } from "../asker.ts";
import { FairQueue } from "../fair-queue.ts";
import { watchQueue } from "../metrics/meters.ts";
import { patience } from "../within.ts";
import { BusyError } from "./busy-error.ts";
import type { Answered } from "./serve-thread.ts";

export { BusyError } from "./busy-error.ts";

export interface ThreadOptions {
  readonly script: URL;
  /** Idle time after which the thread ends, in milliseconds. */
  readonly idleMs: number;
  /** Time limit of an answer in ms, after which the thread is terminated too; default none. */
  readonly limitMs?: number;
  /** How long a question may wait for its turn, in milliseconds. */
  readonly waitMs?: number;
  /** Questions waiting in all, and of one person. */
  readonly waitingMax?: number;
  readonly waitingEachMax?: number;
  /** What the thread is told when it starts. */
  readonly data?: unknown;
  readonly resourceLimits?: ResourceLimits;
}

export interface Thread<Question, Answer> {
  readonly isRunning: boolean;
  /** Questions without an answer yet. */
  readonly open: number;
  /** One question at a time is answered; people take turns. Rejects when the thread throws, dies
   * twice over this question or times out. @throws BusyError (rejects) where too many wait. */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread and rejects pending questions with ThreadEndedError; the next question restarts it. */
  close(): Promise<void>;
}

interface Asked<Question, Answer> {
  readonly question: Question;
  readonly answer: PromiseWithResolvers<Answer>;
  wasAskedBefore: boolean;
}

/** It was closed before it had answered, as at an orderly end. */
export class ThreadEndedError extends Error {
  constructor() {
    super("the thread was ended");
    this.name = "ThreadEndedError";
  }
}

/** Without it, a thread lets some 100 MB of garbage gather. */
const YOUNG_MB = 32;
const WAIT_MS = patience(15_000);
const WAITING_MAX = 256;
const WAITING_EACH_MAX = 8;

/** Starts lazily with the first question; an idle thread does not keep the process alive. */
export function openThread<Question, Answer>(options: ThreadOptions): Thread<Question, Answer> {
  return new QueuedThread(options);
}

class QueuedThread<Question, Answer> implements Thread<Question, Answer> {
  readonly #options: ThreadOptions;
  readonly #queue: FairQueue<Asked<Question, Answer>>;
  #worker: Worker | undefined;
  #current: Asked<Question, Answer> | undefined;
  #idle: NodeJS.Timeout | undefined;
  #limit: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
    const { waitingMax = WAITING_MAX, waitingEachMax = WAITING_EACH_MAX } = options;
    this.#queue = new FairQueue({ most: waitingMax, mostEach: waitingEachMax });
    watchQueue(basename(options.script.pathname, ".ts"), this.#queue, ({ size }) => size);
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  get open(): number {
    return this.#queue.size + (this.#current ? 1 : 0);
  }

  ask(question: Question): Promise<Answer> {
    const asked = { question, answer: Promise.withResolvers<Answer>(), wasAskedBefore: false };
    const person = presentAsker();
    if (!this.#queue.add(person, asked, person === "" ? Number.POSITIVE_INFINITY : undefined))
      return Promise.reject(new BusyError("too many questions wait for the thread"));
    this.#askNext();
    return this.#current === asked ? asked.answer.promise : this.#waiting(asked);
  }

  close(): Promise<void> {
    const why = new ThreadEndedError();
    for (const { answer } of this.#queue.clear()) answer.reject(why);
    return this.#end(why);
  }

  #waiting(asked: Asked<Question, Answer>): Promise<Answer> {
    const late = (): void => {
      if (this.#queue.remove(asked)) asked.answer.reject(new BusyError("a question waited too long"));
    };
    const limit = setTimeout(late, this.#options.waitMs ?? WAIT_MS).unref();
    return asked.answer.promise.finally(() => clearTimeout(limit));
  }

  #askNext(): void {
    if (this.#current) return;
    const asked = this.#queue.next();
    if (asked) this.#put(asked);
    else this.#rest();
  }

  #put(asked: Asked<Question, Answer>): void {
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#begin();
    this.#worker = worker;
    try {
      worker.postMessage(asked.question);
    } catch (error) {
      asked.answer.reject(error);
      this.#askNext();
      return;
    }
    this.#current = asked;
    worker.ref();
    const { limitMs } = this.#options;
    if (limitMs === undefined) return;
    const late = new Error(`an answer took longer than ${limitMs} ms`);
    this.#limit = setTimeout(() => void this.#end(late), limitMs);
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#worker?.unref();
    this.#idle = setTimeout(() => void this.close(), this.#options.idleMs).unref();
  }

  #begin(): Worker {
    const { script, data, resourceLimits } = this.#options;
    const limits = { maxYoungGenerationSizeMb: YOUNG_MB, ...resourceLimits };
    const begun = new Worker(script, { workerData: data, resourceLimits: limits });
    begun.on("message", (answer: Answered<Answer>) => {
      if (this.#worker === begun) this.#settle(answer);
    });
    const died = (why: Error): void => {
      if (this.#worker === begun) this.#restart(why);
    };
    begun.on("error", died);
    begun.on("exit", () => died(new Error("the thread ended without an answer")));
    return begun;
  }

  #settle(answer: Answered<Answer>): void {
    const asked = this.#take();
    if ("value" in answer) asked?.answer.resolve(answer.value);
    else asked?.answer.reject(answer.error);
    this.#askNext();
  }

  /** A thread that died is asked its question once more, by another one. */
  #restart(why: Error): void {
    const asked = this.#take();
    this.#worker = undefined;
    if (!asked) return;
    if (asked.wasAskedBefore) asked.answer.reject(why);
    else this.#put({ ...asked, wasAskedBefore: true });
    this.#askNext();
  }

  async #end(why: Error): Promise<void> {
    const ended = this.#worker;
    this.#worker = undefined;
    this.#take()?.answer.reject(why);
    clearTimeout(this.#idle);
    if (this.#queue.size > 0) this.#askNext();
    await ended?.terminate();
  }

  #take(): Asked<Question, Answer> | undefined {
    const asked = this.#current;
    this.#current = undefined;
    clearTimeout(this.#limit);
    return asked;
  }
}
