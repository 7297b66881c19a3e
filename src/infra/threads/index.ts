// Threads beside the one that answers people: begun when first asked, ended after a rest, begun
// again after they died.

import { Worker } from "node:worker_threads";
import type { Answered, Asked } from "./serve-thread.ts";

export interface ThreadOptions {
  /** The thread's file; it answers through `serveThread`. */
  readonly script: URL;
  /** The thread ends when it had nothing to do for so long, in milliseconds. */
  readonly idleMs: number;
  /** A question that takes longer is given up, and the thread with it; absent: it may take any
   * time. */
  readonly limitMs?: number;
}

export interface Thread<Question, Answer> {
  /** What the thread makes of it. Questions are answered in their order. Rejects when the thread
   * cannot answer, dies, or takes too long. */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread; what it was asked is rejected. It begins anew with the next question. */
  close(): Promise<void>;
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Nothing is started before the first question, and a thread that rests keeps no program from
 * ending. */
export function openThread<Question, Answer>(options: ThreadOptions): Thread<Question, Answer> {
  return new RestingThread(options);
}

class RestingThread<Question, Answer> implements Thread<Question, Answer> {
  readonly #options: ThreadOptions;
  readonly #waiting = new Map<number, Waiting<Answer>>();
  #worker: Worker | undefined;
  #rest: NodeJS.Timeout | undefined;
  #lastNumber = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  ask(question: Question): Promise<Answer> {
    const worker = this.#begun();
    const number = ++this.#lastNumber;
    const { promise, ...waiting } = Promise.withResolvers<Answer>();
    const limit = this.#limit();
    this.#waiting.set(number, waiting);
    worker.postMessage({ number, question } satisfies Asked<Question>);
    return promise.finally(() => {
      clearTimeout(limit);
      this.#settle(number);
    });
  }

  async close(): Promise<void> {
    await this.#end(new Error("the thread was ended"));
  }

  #begun(): Worker {
    clearTimeout(this.#rest);
    this.#worker ??= this.#begin();
    this.#worker.ref();
    return this.#worker;
  }

  #begin(): Worker {
    const begun = new Worker(this.#options.script);
    begun.on("message", ({ number, answer }: Answered<Answer>) => {
      const asked = this.#waiting.get(number);
      if ("value" in answer) asked?.resolve(answer.value);
      else asked?.reject(answer.error);
    });
    const died = (why: Error) => (this.#worker === begun ? this.#end(why) : undefined);
    begun.on("error", died);
    begun.on("exit", () => died(new Error("the thread ended without an answer")));
    return begun;
  }

  #limit(): NodeJS.Timeout | undefined {
    const { limitMs } = this.#options;
    if (limitMs === undefined) return undefined;
    return setTimeout(() => void this.#end(new Error(`an answer took longer than ${limitMs} ms`)), limitMs);
  }

  #settle(number: number): void {
    this.#waiting.delete(number);
    if (this.#waiting.size > 0 || !this.#worker) return;
    this.#worker.unref();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.close(), this.#options.idleMs).unref();
  }

  async #end(why: Error): Promise<void> {
    const ended = this.#worker;
    this.#worker = undefined;
    clearTimeout(this.#rest);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(why);
    await ended?.terminate();
  }
}
