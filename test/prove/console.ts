// What the programs print and need behind `npm run prove`, `load` and `bench`.

import { spawnSync } from "node:child_process";
import { endWorlds } from "./world.ts";

/** Prints why, and returns the exit code. */
export function refuse(words: string): number {
  process.stderr.write(words);
  return 2;
}

export function print(words: string): void {
  process.stdout.write(`${words}\n`);
}

export const NO_REDIS = "there is no redis-server on PATH; install Redis";

export function hasRedis(): boolean {
  return spawnSync("redis-server", ["--version"]).status === 0;
}

/** On Ctrl+C, ends everything that was started and removes every folder; a second Ctrl+C ends at once. */
export function endOnInterruption(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      process.once(signal, () => process.exit(130));
      void endWorlds().finally(() => process.exit(130));
    });
}
