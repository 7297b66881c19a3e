// A platform simulator and the bot on it, both in one world. The simulator is the project's own;
// PLATFORM_SIM names another one's folder, DISCORD_SPEC and TELEGRAM_SPEC the full specs.

import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
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

const OWN_SIMULATOR = fileURLToPath(new URL("../simulator", import.meta.url));

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
  const folder = resolve(process.env.PLATFORM_SIM || OWN_SIMULATOR);
  const upper = platform.toUpperCase();
  const spec = process.env[`${upper}_SPEC`] || join(OWN_SIMULATOR, "facts", `${platform}.facts.json`);
  const args = [join(folder, `${platform}-fake.mjs`), "--port", "0", "--spec", spec, ...FLAGS[platform]];
  const simulator = world.start(args, {});
  const info = JSON.parse(await firstLine(simulator)) as Readonly<Record<string, string>>;
  const { control = "", token = "", api = info.apiRoot ?? "" } = info;
  const bot = world.start([join(repo, "src", "launch.mjs"), "main"], {
    ...{ [`${upper}_TOKEN`]: token, [`${upper}_API_URL`]: api, DATA_DIR: world.folder },
    // A script types in seconds what people would in an hour.
    BUDGETS: "off",
    LEAGUE: "off",
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
