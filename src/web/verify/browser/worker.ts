// The page's worker: checks what it's asked, one question at a time.

import { type Asked, check } from "../check.ts";
import type { Answer } from "../message.ts";

addEventListener("message", ({ data }: MessageEvent<Asked>) => postMessage(answer(data)));

function answer(asked: Asked): Answer {
  try {
    return check(asked);
  } catch {
    return undefined;
  }
}
