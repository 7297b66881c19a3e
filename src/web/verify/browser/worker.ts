// The page's worker: checks what it's asked, one question at a time.

import { check } from "../check.ts";
import { type BundleProgress, checkBundle } from "../check-bundle.ts";
import type { Answer, Question } from "../message.ts";

const say = (answer: Answer) => postMessage(answer);

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const shown = sparingly((progress) => say({ kind: "progress", ...progress }));
  answered(data, shown).then(say, () => say({ kind: "failed" }));
});

async function answered(question: Question, onProgress: (progress: BundleProgress) => void): Promise<Answer> {
  if (question.kind === "text") return { kind: "text", results: check(question) };
  const { file, host, pasted } = question;
  return { kind: "bundle", result: await checkBundle(file, host, pasted, onProgress) };
}

/** Steps of a progress bar; more frequent updates wouldn't be visible. */
const PLACES = 200;

function sparingly(tell: (progress: BundleProgress) => void): (progress: BundleProgress) => void {
  let last = "";
  return (progress) => {
    const place = `${progress.of} ${Math.floor((PLACES * progress.done) / progress.total)}`;
    if (place !== last) tell(progress);
    last = place;
  };
}
