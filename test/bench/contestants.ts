// The bots that are compared: ours, and a bare one that makes the same calls with the usual library, without any logic
// or store.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import packageJson from "../../package.json" with { type: "json" };
import { freePort } from "../infra/store/redis-server.ts";
import { type Simulator, spawnBot } from "../platforms/conformance/rig.ts";
import { type Child, guarded } from "./spells.ts";

export type PlatformName = "discord" | "telegram";

/** A running bot. */
export interface Running extends Child {
  readonly process: ChildProcess;
  readonly pid: number;
  stop(): Promise<unknown>;
}

/** A platform, and how its events arrive. */
export type Contest = "telegram-webhook" | "telegram-polling" | "discord-gateway";

export const CONTESTS: readonly Contest[] = ["telegram-webhook", "telegram-polling", "discord-gateway"];

export const platformOf = (contest: Contest): PlatformName =>
  contest.startsWith("telegram") ? "telegram" : "discord";

const BARE_BOTS: Readonly<Record<Contest, string>> = {
  "telegram-webhook": "bare-telegram",
  "telegram-polling": "bare-telegram",
  "discord-gateway": "bare-discord",
};

/** Until a bot is ready, even on a busy machine. */
const START_MS = 120_000;
/** Until a process that was asked to stop is killed. */
const STOP_MS = 10_000;

/** The environment that connects a bot to these simulators. */
export function connectedTo(
  simulators: Readonly<Partial<Record<PlatformName, Simulator>>>,
): Record<string, string> {
  const named = Object.entries(simulators).map(([platform, simulator]) => {
    const name = platform.toUpperCase();
    return { [`${name}_TOKEN`]: simulator.token, [`${name}_API_URL`]: simulator.apiUrl };
  });
  return Object.assign({}, ...named);
}

/** The environment that makes the contest's bot receive HTTP calls, on its own port; empty if it fetches its events. */
export async function calledIn(contest: Contest): Promise<Record<string, string>> {
  if (contest !== "telegram-webhook") return {};
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const served = { PORT: `${port}`, HOST: "127.0.0.1" };
  return { ...served, TELEGRAM_WEBHOOK_URL: `${url}/telegram` };
}

/** Node's options of `npm start`. */
const [, OURS = ""] = /^node ((?:--\S+ )*)/.exec(packageJson.scripts.start) ?? [];

/** Starts our bot as `npm start` does. `settings` say where it stores its data (REDIS_URL, DATA_DIR); NODE_OPTIONS are
 * added to its own. */
export function startOurs(
  connection: Record<string, string>,
  { NODE_OPTIONS = "", ...settings }: Record<string, string>,
): Promise<Running> {
  const bot = spawnBot(["main"], {
    // People press faster here than Telegram lets any bot show, and the bare bot isn't throttled either.
    TELEGRAM_PACE: "off",
    BUDGETS: "off",
    ...connection,
    ...settings,
    NODE_OPTIONS: OURS + NODE_OPTIONS,
  });
  bot.process.once("exit", (code) => code && process.stderr.write(bot.output()));
  const running = runningOf("our bot", bot.process, "SIGTERM");
  return onceReady(running, () => bot.says("Gadalka is ready"));
}

/** Starts a contest's bare bot with the payloads it sends. */
export function startBare(
  contest: Contest,
  connection: Record<string, string>,
  payloads: string,
): Promise<Running> {
  return startScript("the bare bot", BARE_BOTS[contest], { ...connection, BENCH_PAYLOADS: payloads });
}

function startScript(name: string, file: string, environment: Record<string, string>): Promise<Running> {
  const { PATH = "", HOME = "" } = process.env;
  const script = fileURLToPath(new URL(`./bots/${file}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script], {
    cwd: tmpdir(),
    env: { PATH, HOME, ...environment },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return onceReady(runningOf(name, child, "SIGKILL"), () => once(child, "message"));
}

function runningOf(name: string, child: ChildProcess, signal: NodeJS.Signals): Running {
  return { name, process: child, pid: child.pid ?? 0, stop: () => stopChild(child, signal) };
}

async function onceReady(running: Running, untilReady: () => Promise<unknown>): Promise<Running> {
  try {
    await guarded("a start", [running], START_MS, untilReady);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** Asks a process to stop, and kills it if it doesn't. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  await ended;
  clearTimeout(timer);
}
