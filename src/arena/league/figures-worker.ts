// The thread that computes figures of leagues: one for the process, begun with the first question.

import { openThread, type Thread } from "../../infra/threads/index.ts";
import { patience } from "../../infra/within.ts";
import type { Figures, FiguresAsked } from "./figures.ts";

const SCRIPT = new URL("./figures-thread.ts", import.meta.url);
const IDLE_MS = 30_000;
const LIMIT_MS = patience(120_000);

const thread: Thread<FiguresAsked, Figures> = openThread({
  script: SCRIPT,
  idleMs: IDLE_MS,
  limitMs: LIMIT_MS,
});

/** The thread; it ends by itself when nobody asks. */
export function openFigures(): Pick<Thread<FiguresAsked, Figures>, "ask" | "close"> {
  return thread;
}
