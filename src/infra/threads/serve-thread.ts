// The other end of a thread: answers what it is asked, one question after another.

import { parentPort } from "node:worker_threads";

/** A question and an answer on their way between threads. */
export interface Asked<Question> {
  readonly number: number;
  readonly question: Question;
}
export interface Answered<Answer> {
  readonly number: number;
  readonly answer: { readonly value: Answer } | { readonly error: unknown };
}

/** Answers every question with what `answer` makes of it; what it throws goes back to whoever
 * asked, and the thread goes on. */
export function serveThread<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  let last: Promise<void> = Promise.resolve();
  const attempt = async (question: Question): Promise<Answered<Answer>["answer"]> => {
    try {
      return { value: await answer(question) };
    } catch (error) {
      return { error };
    }
  };
  parentPort?.on("message", ({ number, question }: Asked<Question>) => {
    last = last.then(async () => parentPort?.postMessage({ number, answer: await attempt(question) }));
  });
}
