// Tasks over REST without a gateway: publishing commands from the CLI, and checking the token.

import { type APIGatewayBotInfo, type APIUser, REST, Routes } from "discord.js";
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

/** One line about the bot that the token belongs to. @throws ConfigProblem on refused configuration. */
export function checkDiscord(access: DiscordAccess): Promise<string> {
  return withRest(access, async (rest) => {
    const { username } = (await rest.get(Routes.user())) as APIUser;
    const { session_start_limit: limit, shards } = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    const logins = `${limit.remaining} of ${limit.total} logins are left for today`;
    return `the token is ${username}'s, ${logins}, and Discord recommends DISCORD_SHARDS=${shards}`;
  });
}
