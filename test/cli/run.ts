// Runs the bot's entries as people do: a process of their own, with nothing in the environment but what is given.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const LAUNCH = fileURLToPath(new URL("../../src/launch.mjs", import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `main` or `cli/index` with its arguments to its end. `interruptedAfterMs` sends it Ctrl+C then. */
export function run(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = "",
  interruptedAfterMs?: number,
): Promise<Run> {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [LAUNCH, ...args], { env: { PATH, DATA_DIR: ":memory:", ...environment } });
  const text = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    text.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    text.err += chunk;
  });
  child.stdin.end(input);
  if (interruptedAfterMs !== undefined) setTimeout(() => child.kill("SIGINT"), interruptedAfterMs);
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, ...text })));
}
