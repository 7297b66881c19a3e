// How Discord over HTTP is configured.

import { z } from "zod";
import { ConfigProblem } from "../../../infra/config-problem.ts";
import { type ReadVariable, webUrl } from "../../../infra/environment.ts";

const PATH = "/discord/interactions";

export const HTTP_VARIABLES = {
  DISCORD_MODE: z.enum(["gateway", "http"], {
    error: "must be gateway, or http where Discord calls this machine, such as DISCORD_MODE=http",
  }),
  DISCORD_PUBLIC_KEY: z
    .string()
    .regex(
      /^[0-9a-f]{64}$/i,
      "must be the 64 hex digits under General Information, Public Key, of your application",
    ),
  DISCORD_HTTP_PATH: z
    .string()
    .regex(/^(\/[\w.~-]+)+$/, `must be a path without a slash at its end, such as ${PATH}`),
  DISCORD_PUBLIC_URL: webUrl("https://bot.example.org"),
};

/** Where and by whom this machine is called. */
export interface HttpSettings {
  /** 64 hex digits; absent: Discord is asked for it. */
  readonly publicKey?: string;
  readonly path: string;
  readonly eventsPath: string;
  /** Of the proxy in front, without a path of ours; absent: the host enters it at Discord. */
  readonly publicUrl?: string;
}

/** Undefined over the gateway. */
export function readHttpSettings(
  read: ReadVariable<typeof HTTP_VARIABLES>,
  apiUrl: string,
  report: (problem: ConfigProblem) => void,
): HttpSettings | undefined {
  const publicKey = read("DISCORD_PUBLIC_KEY");
  const path = read("DISCORD_HTTP_PATH") ?? PATH;
  const publicUrl = read("DISCORD_PUBLIC_URL");
  if (read("DISCORD_MODE") !== "http") return undefined;
  // A Discord of one's own, as in tests, may call without TLS.
  if (publicUrl?.startsWith("http:") && URL.parse(apiUrl)?.hostname === "discord.com")
    report(new ConfigProblem("DISCORD_PUBLIC_URL", NOT_SECURE));
  return {
    path,
    eventsPath: eventsPathOf(path),
    ...(publicKey && { publicKey }),
    ...(publicUrl && { publicUrl }),
  };
}

const NOT_SECURE =
  "must begin with https://, for Discord calls nothing else; give the public address of the TLS proxy before PORT, such as https://bot.example.org";

/** Beside the interactions: `/discord/interactions` and `/discord/events`. */
function eventsPathOf(path: string): string {
  const beside = `${path.slice(0, path.lastIndexOf("/"))}/events`;
  return beside === path ? `${path}/events` : beside;
}

/** The two addresses that Discord is to call. */
export function addressesOf(publicUrl: string, { path, eventsPath }: HttpSettings) {
  return { interactions: `${publicUrl}${path}`, events: `${publicUrl}${eventsPath}` };
}
