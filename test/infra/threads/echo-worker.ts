// A thread for tests: it answers, fails, dies or never comes back, as it is asked.

import { existsSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";

serveThread(async (question: string) => {
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
});
