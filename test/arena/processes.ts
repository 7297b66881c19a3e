// A tournament's processes on one Redis, and the result it has to produce.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { until } from "../infra/store/redis-server.ts";
import { planOf } from "./tournaments.ts";

const LAUNCH = fileURLToPath(new URL("../../src/launch.mjs", import.meta.url));

/** Slow enough that a process can die in the middle of a match. */
const NAMES = ["fortune-teller", "wildcard", "iocaine", "second-guess", "experts", "markov"];
export const PLAN = planOf(NAMES, { rounds: 4, match: 400 });
/** The same plan on the command line. */
export const RUN = [
  ...["arena", "run", "--entrants", NAMES.join(",")],
  ...["--rounds", "4", "--match", "400", "--json"],
];

export type Processes = ReturnType<typeof openProcesses>;

/** Processes of `gadalka`, which `stop` ends. */
export function openProcesses(redisUrl: string, environment: NodeJS.ProcessEnv = {}) {
  const children: ChildProcess[] = [];
  const gadalka = (...args: string[]) => {
    const started = startGadalka(args, { REDIS_URL: redisUrl, ...environment });
    children.push(started.child);
    return started;
  };
  return {
    gadalka,
    /** Resolves when the workers accept matches. */
    async workers(count: number) {
      const all = Array.from({ length: count }, () => gadalka("worker", "--threads", "1"));
      for (const { text } of all) await until(async () => text.err.includes("Playing matches"));
      return all;
    },
    async stop() {
      for (const child of children.splice(0)) await end(child, "SIGKILL");
    },
  };
}

/** A process of `gadalka`, with its output and its exit code. */
function startGadalka(args: readonly string[], environment: NodeJS.ProcessEnv, cwd?: string) {
  const { PATH = "" } = process.env;
  const env = { PATH, LOG_LEVEL: "silent", ...environment };
  const child = spawn(process.execPath, [LAUNCH, "cli/index", ...args], { env, cwd });
  const text = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    text.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    text.err += chunk;
  });
  return { child, text, ended: once(child, "close").then(([code]) => code as number | null) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
