// Worker side of a thread: answers questions one after another.

import { parentPort } from "node:worker_threads";

/** An answer on its way between threads, or what was thrown instead. */
export type Answered<Answer> = { readonly value: Answer } | { readonly error: unknown };

/** An error thrown by `answer` is returned to the caller, and the thread continues. */
export function serveThread<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  let last: Promise<void> = Promise.resolve();
  const attempt = async (question: Question): Promise<Answered<Answer>> => {
    try {
      return { value: await answer(question) };
    } catch (error) {
      return { error };
    }
  };
  parentPort?.on("message", (question: Question) => {
    last = last.then(async () => parentPort?.postMessage(await attempt(question)));
  });
}
