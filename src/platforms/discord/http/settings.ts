// Settings for Discord over HTTP.

import { z } from "zod";
import { ConfigProblem } from "../../../infra/config-problem.ts";
import { type ReadVariable, webUrl } from "../../../infra/environment.ts";

const PATH = "/discord/interactions";

export const HTTP_VARIABLES = {
  DISCORD_MODE: z.enum(["gateway", "http"], {
    error: "must be gateway, or http if Discord calls this machine",
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

/** Which addresses Discord calls, and the key that it signs with. */
export interface HttpSettings {
  /** 64 hex digits; absent: Discord is asked for it. */
  readonly publicKey?: string;
  readonly path: string;
  readonly eventsPath: string;
  /** URL of the proxy in front, without our path; absent: the host enters the addresses at Discord by hand. */
  readonly publicUrl?: string;
}

/** Undefined when the gateway is used. */
export function readHttpSettings(
  read: ReadVariable<typeof HTTP_VARIABLES>,
  apiUrl: string,
  report: (problem: ConfigProblem) => void,
): HttpSettings | undefined {
  const publicKey = read("DISCORD_PUBLIC_KEY");
  const path = read("DISCORD_HTTP_PATH") ?? PATH;
  const publicUrl = read("DISCORD_PUBLIC_URL");
  if (read("DISCORD_MODE") !== "http") return undefined;
  // A self-hosted Discord, as in tests, may call without TLS.
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
  "must start with https://, because Discord calls nothing else. Set the public address of the TLS proxy in front of PORT, such as https://bot.example.org";

/** A sibling of the interactions path: `/discord/interactions` and `/discord/events`. */
function eventsPathOf(path: string): string {
  const beside = `${path.slice(0, path.lastIndexOf("/"))}/events`;
  return beside === path ? `${path}/events` : beside;
}

/** The two addresses for Discord to call. */
export function addressesOf(publicUrl: string, { path, eventsPath }: HttpSettings) {
  return { interactions: `${publicUrl}${path}`, events: `${publicUrl}${eventsPath}` };
}
