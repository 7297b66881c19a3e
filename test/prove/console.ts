// Command lines and output of the programs behind `npm run prove`, `load` and `bench`.

import { spawnSync } from "node:child_process";
import { endWorlds } from "./world.ts";

/** Undefined if the arguments after `npm run … --` were refused; that's been printed, with `usage`. */
export function readCommandLine<O>(
  readOptions: (typed: readonly string[]) => O,
  usage: string,
): O | undefined {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    refuse(`${(error as Error).message}\n\n${usage}`);
    return undefined;
  }
}

/** Prints why, and returns the exit code. */
export function refuse(words: string): number {
  process.stderr.write(words);
  return 2;
}

/** The number given for an option. @throws TypeError unless it's a whole number from 1. */
export function whole(name: string, typed: string | undefined, usual: number): number {
  const number = typed === undefined ? usual : Number(typed);
  if (!Number.isSafeInteger(number) || number < 1) throw new TypeError(`--${name} takes a number from 1`);
  return number;
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
