// What needs Discord's REST API but no gateway: publishing commands from a command line, and
// looking whether the token works.

import { type APIGatewayBotInfo, type APIUser, REST, Routes } from "discord.js";
import { closeRest, restOptions } from "./client.ts";
import { asConfigProblem, requireTokenShape } from "./refused-config.ts";

/** Where Discord is and who we are to it. */
export interface DiscordAccess {
  /** The bot's token, bare. */
  readonly token: string;
  /** Where Discord's REST API is, without a version: `https://discord.com/api`. The gateway's
   * address is asked there. */
  readonly apiUrl: string;
}

/** Runs a task with a REST client of its own. @throws ConfigProblem when Discord refuses what the
 * host configured. */
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

/** Who the token logs in as, in a sentence for the host. @throws ConfigProblem when Discord refuses
 * what the host configured. */
export function checkDiscord(access: DiscordAccess): Promise<string> {
  return withRest(access, async (rest) => {
    const { username } = (await rest.get(Routes.user())) as APIUser;
    const { session_start_limit: limit } = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    return `the token is ${username}'s, and ${limit.remaining} of ${limit.total} logins are left for today`;
  });
}
