// The page's worker: checks what it is asked, one question after another.

import { check } from "../check.ts";
import { checkBundle } from "../check-bundle.ts";
import type { Answer, Question } from "../message.ts";

const say = (answer: Answer) => postMessage(answer);

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  answered(data, (read) => say({ kind: "progress", read })).then(say, () => say({ kind: "failed" }));
});

async function answered(question: Question, onRead: (bytes: number) => void): Promise<Answer> {
  if (question.kind === "text") return { kind: "text", results: check(question) };
  const { file, host, pasted } = question;
  return { kind: "bundle", result: await checkBundle(file, host, pasted, onRead) };
}
