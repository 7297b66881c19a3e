// The other end of a thread: answers what it is asked, one question after another.

import { parentPort } from "node:worker_threads";

/** An answer on its way between threads, or what was thrown instead. */
export type Answered<Answer> = { readonly value: Answer } | { readonly error: unknown };

/** Answers every question with what `answer` makes of it; what it throws goes back to whoever
 * asked, and the thread goes on. */
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
