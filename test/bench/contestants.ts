// The bots that are compared: ours, and a bare one that makes the same calls without any logic or store.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { freePort } from "../infra/store/redis-server.ts";
import { type Simulator, startBot } from "../platforms/conformance/rig.ts";

export type PlatformName = "discord" | "telegram";

/** A running bot. */
export interface Running {
  readonly pid: number;
  stop(): Promise<unknown>;
}

/** How interactions arrive, if not in the platform's usual way, and which signature check the bare bot uses. */
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

/** The environment that makes the contest's bot receive HTTP calls, on its own port. */
export async function calledIn(contest: Contest): Promise<Record<string, string>> {
  if (!contest.includes("HTTP")) return {};
  const port = await freePort();
  const DISCORD_PUBLIC_URL = `http://127.0.0.1:${port}`;
  return { DISCORD_MODE: "http", DISCORD_PUBLIC_URL, PORT: `${port}`, HOST: "127.0.0.1", DRAIN_SECONDS: "0" };
}

/** Starts our bot as `npm start` does. `store` says where it stores its data (REDIS_URL, DATA_DIR). */
export async function startOurs(
  connection: Record<string, string>,
  store: Record<string, string>,
): Promise<Running> {
  // People press faster here than Telegram lets any bot show, and the bare bot isn't throttled either.
  const bot = await startBot({ TELEGRAM_PACE: "off", BUDGETS: "off", ...connection, ...store });
  return { pid: bot.process.pid ?? 0, stop: () => bot.stop() };
}

/** Starts a contest's bare bot with the payloads it sends. */
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
