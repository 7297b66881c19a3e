// Thread side: plays one match.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Create, playTask } from "../match/play.ts";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import type { Watch } from "../match/watch.ts";

/** What a thread does with a match's order. */
export function playingWith(create: Create): (task: MatchTask, watch: Watch) => MatchOutcome {
  return (task, watch) => {
    // Once the outcome is on its way.
    setImmediate(() => {
      if (process.memoryUsage().arrayBuffers > TABLES_MAX_BYTES) collectGarbage();
    });
    return playTask(task, create, watch);
  };
}

/** Tables of finished matches in one thread; by itself it keeps several times as much. */
const TABLES_MAX_BYTES = 2 ** 24;

/** Node offers it to whole processes only, by a flag at their start. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
