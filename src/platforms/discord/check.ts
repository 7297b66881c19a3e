// The host's check: whose token it is, and how to reach the bot.

import { type APIApplication, type APIGatewayBotInfo, type APIUser, REST, Routes } from "discord.js";
import type { Checked } from "../entry.ts";
import { restOptions } from "./client.ts";
import type { DiscordAccess } from "./index.ts";
import { asHostsProblem, requireTokenShape } from "./problems.ts";

/** *Send Messages* and *Attach Files*. */
const PERMISSIONS = 0x800 | 0x8000;

/** Doesn't log in, so a running bot isn't disturbed. @throws ConfigProblem, or DiscordAPIError */
export async function checkDiscord({ token, apiUrl }: DiscordAccess): Promise<Checked> {
  requireTokenShape(token);
  const rest = new REST(restOptions(apiUrl)).setToken(token);
  try {
    const { username } = (await rest.get(Routes.user())) as APIUser;
    const { session_start_limit: limit, shards } = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    const application = (await rest.get(Routes.currentApplication())) as APIApplication;
    const logins = `${limit.remaining} of ${limit.total} logins are left for today`;
    const report = `the token is ${username}'s, ${logins}, and Discord recommends DISCORD_SHARDS=${shards}`;
    return { report, next: nextWith(application) };
  } catch (error) {
    throw asHostsProblem(error, apiUrl);
  } finally {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }
}

function nextWith({ id, approximate_guild_count: servers }: APIApplication): string {
  if (servers) return "type /rps play in your server on Discord";
  const query = new URLSearchParams({ client_id: id, scope: "bot applications.commands" });
  const link = `https://discord.com/oauth2/authorize?${query}&permissions=${PERMISSIONS}`;
  return `invite the bot with ${link} and type /rps play there`;
}
