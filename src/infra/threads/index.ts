// A worker thread: starts with the first question, ends when idle, restarts after a crash.

import { Worker } from "node:worker_threads";
import type { Answered } from "./serve-thread.ts";

export interface ThreadOptions {
  readonly script: URL;
  /** Idle time after which the thread ends, in milliseconds. */
  readonly idleMs: number;
  /** Timeout of a question in ms, after which the thread is terminated too; default none. */
  readonly limitMs?: number;
}

export interface Thread<Question, Answer> {
  /** Questions are answered in order. Rejects when the thread throws, dies or times out. */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread and rejects pending questions; the next question restarts it. */
  close(): Promise<void>;
}

/** Starts lazily with the first question; an idle thread does not keep the process alive. */
export function openThread<Question, Answer>(options: ThreadOptions): Thread<Question, Answer> {
  const { script, idleMs, limitMs } = options;
  let worker: Worker | undefined;
  let waiting: PromiseWithResolvers<Answer>[] = [];
  let idle: NodeJS.Timeout | undefined;

  async function end(why: Error): Promise<void> {
    const [ended, rejected] = [worker, waiting];
    [worker, waiting] = [undefined, []];
    clearTimeout(idle);
    for (const { reject } of rejected) reject(why);
    await ended?.terminate();
  }
  const close = (): Promise<void> => end(new Error("the thread was ended"));

  function begin(): Worker {
    const begun = new Worker(script);
    begun.on("message", (answer: Answered<Answer>) => {
      if (worker !== begun) return;
      const asked = waiting.shift();
      if ("value" in answer) asked?.resolve(answer.value);
      else asked?.reject(answer.error);
      if (waiting.length > 0) return;
      begun.unref();
      idle = setTimeout(() => void close(), idleMs).unref();
    });
    const died = (why: Error) => (worker === begun ? end(why) : undefined);
    begun.on("error", died);
    begun.on("exit", () => died(new Error("the thread ended without an answer")));
    return begun;
  }

  return {
    close,
    async ask(question) {
      worker ??= begin();
      worker.postMessage(question);
      worker.ref();
      clearTimeout(idle);
      const asked = Promise.withResolvers<Answer>();
      waiting.push(asked);
      if (limitMs === undefined) return asked.promise;
      const late = () => void end(new Error(`an answer took longer than ${limitMs} ms`));
      const limit = setTimeout(late, limitMs);
      return asked.promise.finally(() => clearTimeout(limit));
    },
  };
}
