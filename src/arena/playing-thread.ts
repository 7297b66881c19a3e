// What the threads load: plays a match between strategies of the registry.

import { createStrategy } from "../core/strategies/index.ts";
import { playTask } from "./match/play.ts";
import type { MatchOutcome, MatchTask } from "./match/task.ts";

export function play(task: MatchTask): MatchOutcome {
  return playTask(task, createStrategy);
}
