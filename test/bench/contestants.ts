// The bots that are measured beside each other: ours, and a bare one that makes the same calls with
// no logic and no store.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { freePort } from "../infra/store/redis-server.ts";
import { type Simulator, startBot } from "../platforms/conformance/rig.ts";

export type PlatformName = "discord" | "telegram";

/** A bot at work. */
export interface Running {
  readonly pid: number;
  stop(): Promise<unknown>;
}

/** How interactions come, where that is not the platform's usual way; with which check of the bare bot's. */
export type Contest = PlatformName | "discord over HTTP" | "discord over HTTP, the same check";

export const platformOf = (contest: Contest): PlatformName => (contest === "telegram" ? contest : "discord");

const OVER_HTTP = fileURLToPath(new URL("./bots/bare-discord-http.ts", import.meta.url));

const BARE_BOTS: Readonly<Record<Contest, string>> = {
  discord: fileURLToPath(new URL("./bots/bare-discord.ts", import.meta.url)),
  "discord over HTTP": OVER_HTTP,
  "discord over HTTP, the same check": OVER_HTTP,
  telegram: fileURLToPath(new URL("./bots/bare-telegram.ts", import.meta.url)),
};

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

/** What has a bot of the contest called, on a port of its own. */
export async function calledIn(contest: Contest): Promise<Record<string, string>> {
  if (!contest.includes("HTTP")) return {};
  const port = await freePort();
  const DISCORD_PUBLIC_URL = `http://127.0.0.1:${port}`;
  return { DISCORD_MODE: "http", DISCORD_PUBLIC_URL, PORT: `${port}`, HOST: "127.0.0.1", DRAIN_SECONDS: "0" };
}

/** Starts our bot, as `npm start` does. `store` names where it keeps things (REDIS_URL,
 * DATA_DIR). */
export async function startOurs(
  connection: Record<string, string>,
  store: Record<string, string>,
): Promise<Running> {
  // People press here faster than Telegram lets any bot show it, and the bare bot does not hold
  // back either.
  const bot = await startBot({ TELEGRAM_PACE: "off", BUDGETS: "off", ...connection, ...store });
  return { pid: bot.process.pid ?? 0, stop: () => bot.stop() };
}

/** Starts the bare bot of a contest, with the payloads it sends. */
export async function startBare(
  contest: Contest,
  connection: Record<string, string>,
  payloads: string,
): Promise<Running> {
  const { PATH = "", HOME = "" } = process.env;
  const BENCH_CHECK = contest.endsWith("the same check") ? "same" : "library";
  const env = { PATH, HOME, ...connection, BENCH_PAYLOADS: payloads, BENCH_CHECK };
  const child = spawn(process.execPath, [BARE_BOTS[contest]], {
    cwd: tmpdir(),
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await Promise.race([once(child, "message"), endedEarly(child)]);
  return { pid: child.pid ?? 0, stop: () => end(child) };
}

async function endedEarly(child: ChildProcess): Promise<never> {
  const [code] = await once(child, "exit");
  throw new Error(`the bare bot ended with ${code} before it was ready`);
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
