// What every platform offers to a script, and waiting for what the bot does by itself.

import { setTimeout as wait } from "node:timers/promises";
import type { Step } from "./script.ts";

/** A platform with the whole bot on it. Every answer is in lines that are the same in every run. */
export interface Stage {
  /** What the bot tells the platform before anybody speaks. */
  opening(): Promise<readonly string[]>;
  /** Carries a step out and resolves to all that it changed, once nothing moves any more. */
  act(step: Step): Promise<readonly string[]>;
  /** How all messages stand in the end, and what went wrong. */
  closing(): Promise<readonly string[]>;
}

const LOOK_EVERY_MS = 100;
const LONGEST_MS = 45_000;

/** Asks until the answer holds the words; of a wait that is in vain the transcript tells, for
 * nothing comes after it in time. */
export async function waitFor(words: string, ask: () => Promise<string>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end && !(await ask()).includes(words)) await wait(LOOK_EVERY_MS);
}
