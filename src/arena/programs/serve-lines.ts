// Serves line requests from a stream with backpressure.

import type { Readable, Writable } from "node:stream";

/** Longer lines are truncated, to limit memory. */
const LINE_MAX = 20_000;

/** One reply per line, batched per chunk, until `answer` returns none or a stream ends. */
export async function serveLines(
  input: Readable,
  output: Writable,
  answer: (line: string) => string | undefined,
): Promise<void> {
  let gone = false;
  // The reader closed the pipe, so there's nothing left to do.
  output.once("error", () => {
    gone = true;
  });
  let rest = "";
  for await (const chunk of input.setEncoding("utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = (lines.pop() as string).slice(0, LINE_MAX);
    const { text, ended } = answerAll(lines, answer);
    if (gone) return;
    if (text !== "" && !output.write(text)) await writable(output);
    if (ended) return;
  }
  if (rest.trim() !== "" && !gone) output.write(answerAll([rest], answer).text);
}

function answerAll(lines: readonly string[], answer: (line: string) => string | undefined) {
  let text = "";
  for (const line of lines) {
    const reply = answer(line);
    if (reply === undefined) return { text, ended: true };
    text += `${reply}\n`;
  }
  return { text, ended: false };
}

function writable(output: Writable): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ["drain", "error", "close"]) output.once(event, () => resolve());
  });
}
