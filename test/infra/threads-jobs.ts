// Jobs for tests: they answer, fail, kill their thread or never return.

import { setTimeout as wait } from "node:timers/promises";
import { threadId } from "node:worker_threads";

export async function echo(question: string): Promise<string> {
  if (question === "fail") throw new RangeError("no answer to that");
  if (question === "die") process.exit(3);
  if (question === "hang") for (;;);
  if (question === "slowly") await wait(20);
  return `${question}!`;
}

export const thread = (_: undefined): number => threadId;
