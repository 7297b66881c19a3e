// Runs the bot's entries as people do: a process of their own, with nothing in the environment but
// what is given.

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const LAUNCH = fileURLToPath(new URL("../../src/launch.mjs", import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `main` or `cli/index` with its arguments to its end. */
export function run(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = "",
): Promise<Run> {
  const child = start(args, environment);
  child.stdin.end(input);
  return ending(child);
}

/** Runs an entry as `run` does, and presses Ctrl+C once the file `begun` is there. */
export async function runInterrupted(args: readonly string[], begun: string): Promise<Run> {
  const child = start(args, {});
  const end = ending(child);
  while (!existsSync(begun) && child.exitCode === null) await setTimeout(20);
  child.kill("SIGINT");
  return end;
}

/** Runs an entry as `run` does, and presses Ctrl+C when it first says something to people. */
export function runInterruptedAtItsWord(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Run> {
  const child = start(args, environment);
  child.stderr.once("data", () => child.kill("SIGINT"));
  return ending(child);
}

function start(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const { PATH = "" } = process.env;
  return spawn(process.execPath, [LAUNCH, ...args], { env: { PATH, DATA_DIR: ":memory:", ...environment } });
}

function ending(child: ChildProcessWithoutNullStreams): Promise<Run> {
  const text = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    text.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    text.err += chunk;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, ...text })));
}
