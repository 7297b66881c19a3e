// Runs the bot's entry points as people do: in a separate process, with only the given environment.

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

/** Runs `main` or `cli/index` with its arguments until it exits. `launch`: of another copy of the program; `cwd`: the
 * folder with its `.env`. */
export function run(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = "",
  launch = LAUNCH,
  cwd?: string,
): Promise<Run> {
  const child = start(args, environment, launch, cwd);
  child.stdin.end(input);
  return ending(child);
}

/** Like `run`, but presses Ctrl+C once the file `begun` exists. */
export async function runInterrupted(args: readonly string[], begun: string): Promise<Run> {
  const child = start(args, {});
  const end = ending(child);
  while (!existsSync(begun) && child.exitCode === null) await setTimeout(20);
  child.kill("SIGINT");
  return end;
}

/** Like `run`, but presses Ctrl+C at its first message to people. */
export function runInterruptedAtItsWord(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Run> {
  const child = start(args, environment);
  child.stderr.once("data", () => child.kill("SIGINT"));
  return ending(child);
}

function start(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  launch = LAUNCH,
  cwd?: string,
) {
  const { PATH = "" } = process.env;
  const env = { PATH, DATA_DIR: ":memory:", ...environment };
  return spawn(process.execPath, [launch, ...args], { env, cwd });
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
