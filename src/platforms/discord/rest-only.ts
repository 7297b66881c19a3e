// Tasks over REST without a gateway: publishing commands from the CLI, and checking the token.

import { type APIApplication, type APIGatewayBotInfo, type APIUser, REST, Routes } from "discord.js";
import type { Checked } from "../entry.ts";
import { closeRest, restOptions } from "./client.ts";
import { asConfigProblem, requireTokenShape } from "./refused-config.ts";

/** API address and token. */
export interface DiscordAccess {
  readonly token: string;
  /** REST base URL without version (`https://discord.com/api`); also returns the gateway URL. */
  readonly apiUrl: string;
}

/** Runs a task with its own REST client. @throws ConfigProblem on refused configuration. */
export async function withRest<T>(
  { token, apiUrl }: DiscordAccess,
  task: (rest: REST) => Promise<T>,
): Promise<T> {
  requireTokenShape(token);
  const rest = new REST(restOptions(apiUrl)).setToken(token);
  try {
    return await task(rest);
  } catch (error) {
    throw asConfigProblem(error, apiUrl);
  } finally {
    closeRest(rest);
  }
}

/** Whose token it is, and how to reach the bot. @throws ConfigProblem on refused configuration. */
export function checkDiscord(access: DiscordAccess): Promise<Checked> {
  return withRest(access, async (rest) => {
    const { username } = (await rest.get(Routes.user())) as APIUser;
    const { session_start_limit: limit, shards } = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    const logins = `${limit.remaining} of ${limit.total} logins are left for today`;
    const report = `the token is ${username}'s, ${logins}, and Discord recommends DISCORD_SHARDS=${shards}`;
    return { report, next: nextWith((await rest.get(Routes.currentApplication())) as APIApplication) };
  });
}

/** *Send Messages* and *Attach Files*. */
const PERMISSIONS = 0x800 | 0x8000;

function nextWith({ id, approximate_guild_count: servers }: APIApplication): string {
  if (servers) return "type /rps play in your server on Discord";
  const query = new URLSearchParams({ client_id: id, scope: "bot applications.commands" });
  const link = `https://discord.com/oauth2/authorize?${query}&permissions=${PERMISSIONS}`;
  return `invite the bot with ${link} and type /rps play there`;
}
