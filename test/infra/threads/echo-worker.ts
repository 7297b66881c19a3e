// A job for tests: on request it answers, fails, kills its thread or never returns.

import { existsSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { threadId } from "node:worker_threads";

export const thread = (): number => threadId;

export async function echo(question: string): Promise<string> {
  if (question === "fail") throw new RangeError("no answer to that");
  if (question === "die") process.exit(3);
  const [, flag] = question.split("die once ");
  if (flag && !existsSync(flag)) {
    writeFileSync(flag, "");
    process.exit(3);
  }
  if (question === "hang") await wait(60_000);
  if (question === "slowly") await wait(20);
  return `${question}!`;
}
