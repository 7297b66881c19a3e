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
  readonly process: ChildProcess;
  readonly pid: number;
  stop(): Promise<unknown>;
}

/** A platform, and how its events arrive. */
export type Contest = "telegram webhook" | "telegram polling" | "discord gateway" | "discord HTTP";

export const CONTESTS: readonly Contest[] = [
  "telegram webhook",
  "telegram polling",
  "discord gateway",
  "discord HTTP",
];

export const platformOf = (contest: Contest): PlatformName =>
  contest.startsWith("telegram") ? "telegram" : "discord";

const bareTelegram = fileURLToPath(new URL("./bots/bare-telegram.ts", import.meta.url));

const BARE_BOTS: Readonly<Record<Contest, string>> = {
  "telegram webhook": bareTelegram,
  "telegram polling": bareTelegram,
  "discord gateway": fileURLToPath(new URL("./bots/bare-discord.ts", import.meta.url)),
  "discord HTTP": fileURLToPath(new URL("./bots/bare-discord-http.ts", import.meta.url)),
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

/** The environment that makes the contest's bot receive HTTP calls, on its own port; empty if it fetches its events. */
export async function calledIn(contest: Contest): Promise<Record<string, string>> {
  const isCalled = contest === "telegram webhook" || contest === "discord HTTP";
  if (!isCalled) return {};
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const served = { PORT: `${port}`, HOST: "127.0.0.1", DRAIN_SECONDS: "0" };
  return contest === "discord HTTP"
    ? { ...served, DISCORD_MODE: "http", DISCORD_PUBLIC_URL: url }
    : { ...served, TELEGRAM_WEBHOOK_URL: `${url}/telegram`, TELEGRAM_WEBHOOK_CONNECTIONS: "100" };
}

/** Starts our bot as `npm start` does. `store` says where it stores its data (REDIS_URL, DATA_DIR). */
export async function startOurs(
  connection: Record<string, string>,
  store: Record<string, string>,
): Promise<Running> {
  // People press faster here than Telegram lets any bot show, and the bare bot isn't throttled either.
  const bot = await startBot({ TELEGRAM_PACE: "off", BUDGETS: "off", ...connection, ...store });
  return { process: bot.process, pid: bot.process.pid ?? 0, stop: () => bot.stop() };
}

/** Starts a contest's bare bot with the payloads it sends. */
export async function startBare(
  contest: Contest,
  connection: Record<string, string>,
  payloads: string,
): Promise<Running> {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, ...connection, BENCH_PAYLOADS: payloads };
  const child = spawn(process.execPath, [BARE_BOTS[contest]], {
    cwd: tmpdir(),
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await Promise.race([once(child, "message"), endedEarly(child)]);
  return { process: child, pid: child.pid ?? 0, stop: () => end(child) };
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
