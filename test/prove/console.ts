// What the programs behind `npm run prove`, `load` and `bench` read from their command lines, and say.

import { spawnSync } from "node:child_process";
import { endWorlds } from "./world.ts";

/** Undefined where what somebody typed behind `npm run … --` was refused; that was said then, with `usage`. */
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

/** Says why, and gives the exit code. */
export function refuse(words: string): number {
  process.stderr.write(words);
  return 2;
}

/** The number of an option. @throws TypeError for what is none from 1 on. */
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

/** Ctrl+C: everything that was started is ended, and every folder removed; a second one ends at once. */
export function endOnInterruption(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      process.once(signal, () => process.exit(130));
      void endWorlds().finally(() => process.exit(130));
    });
}
