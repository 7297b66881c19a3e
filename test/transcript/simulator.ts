// A platform simulator and the bot on it, both in one world.

import { join } from "node:path";
import { firstLine, type Program, until, type World } from "./world.ts";

/** What the control API answers, where it is not looked at. */
export type Json = Readonly<Record<string, unknown>>;

/** A simulator with the whole bot logged in. */
export interface Simulated {
  readonly bot: Program;
  readonly api: string;
  readonly token: string;
  get<T>(path: string): Promise<T>;
  /** @throws Refusal when a person could not do that. */
  post<T>(path: string, body: object): Promise<T>;
}

/** The simulator's own words why a person cannot do something. */
export class Refusal extends Error {}

const FLAGS = {
  discord: ["--no-privileged-intents", "--ack-deadline", "60000"],
  telegram: ["--parser", "builtin"],
} as const;

/** Starts a platform and the bot of the checkout on it. `settings` are further variables of the
 * bot. */
export async function simulate(
  world: World,
  platform: "discord" | "telegram",
  repo: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Simulated> {
  const folder = process.env.PLATFORM_SIM;
  if (!folder) throw new Error("PLATFORM_SIM does not name a platform simulator's folder");
  const upper = platform.toUpperCase();
  const specName = platform === "discord" ? "discord-openapi.json" : "telegram-bot-api.json";
  const spec = process.env[`${upper}_SPEC`] ?? join(folder, "..", "specs", specName);
  const args = [join(folder, `${platform}-fake.mjs`), "--port", "0", "--spec", spec, ...FLAGS[platform]];
  const simulator = world.start(args, {});
  const info = JSON.parse(await firstLine(simulator)) as Readonly<Record<string, string>>;
  const { control = "", token = "", api = info.apiRoot ?? "" } = info;
  const bot = world.start([join(repo, "src", "launch.mjs"), "main"], {
    ...{ [`${upper}_TOKEN`]: token, [`${upper}_API_URL`]: api, DATA_DIR: world.folder },
    ...settings,
  });
  const early = () => bot.process.exitCode !== null;
  await until(() => early() || bot.log().includes("Gadalka is ready"), "the bot is ready");
  if (early()) throw new Error(`the bot ended before it was ready:\n${bot.log()}`);
  return {
    ...{ bot, api, token },
    get: (path) => call(`${control}/${path}`, "GET"),
    post: (path, body) => call(`${control}/${path}`, "POST", body),
  };
}

async function call<T>(url: string, method: string, body?: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = (await response.json()) as T & { readonly error?: string };
  if (!response.ok) throw new Refusal(answer.error);
  return answer;
}

/** The bytes behind an address. */
export async function bytesAt(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}

/** The defects that the bot logged, without their times. */
export function defectsIn({ log }: Program): readonly string[] {
  return log()
    .split("\n")
    .filter((line) => /"level":[56]0/.test(line))
    .map((line) => line.replace(/"time":\d+,/, ""));
}
