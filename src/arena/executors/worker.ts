// Runs in the thread: plays one match between strategies of the registry.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createStrategy } from "../../core/strategies/index.ts";
import { type Create, playTask } from "../match/play.ts";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import type { Watch } from "../match/watch.ts";

/** Limit for finished matches' tables in one thread; without it, a thread keeps several times as much. */
const TABLES_MAX_BYTES = 2 ** 24;

/** Turns a match task into its outcome, with these strategies. */
export function playingWith(create: Create): (task: MatchTask, watch: Watch) => MatchOutcome {
  return (task, watch) => {
    // After the outcome has been sent.
    setImmediate(() => {
      if (process.memoryUsage().arrayBuffers > TABLES_MAX_BYTES) collectGarbage();
    });
    return playTask(task, create, watch);
  };
}

/** Node exposes it only by a flag at process start, so the flag is set here. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

export const play = playingWith(createStrategy);
