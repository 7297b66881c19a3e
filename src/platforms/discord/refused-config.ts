// Recognizes configuration errors: a token or URL that Discord rejects, explained to the operator.

import { DiscordAPIError } from "discord.js";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { codeOf } from "./interactions/refusal.ts";

const TOKEN_HELP =
  "Get the token at https://discord.com/developers/applications (your application, Bot, Reset Token) and set it without quotes or the word Bot";
const UNREACHABLE = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ERR_INVALID_URL",
  "UND_ERR_INVALID_ARG",
];

/** @throws ConfigProblem when the token is malformed. The token itself is never printed. */
export function requireTokenShape(token: string): void {
  if (!/^[\w.-]+$/.test(token))
    throw new ConfigProblem("DISCORD_TOKEN", `this isn't a bot token. ${TOKEN_HELP}`);
}

/** Converts the error to a ConfigProblem if configuration caused it. */
export function asConfigProblem(error: unknown, apiUrl: string): unknown {
  if (error instanceof DiscordAPIError && error.status === 401) {
    return new ConfigProblem("DISCORD_TOKEN", `Discord doesn't accept this token. ${TOKEN_HELP}`);
  }
  const code = codeOf(error);
  if (code !== undefined && UNREACHABLE.includes(code)) {
    return new ConfigProblem(
      "DISCORD_API_URL",
      `nothing answers at ${apiUrl} (${code}). Check the network or the address (${EXAMPLE})`,
    );
  }
  if (error instanceof DiscordAPIError && error.status === 404) {
    return new ConfigProblem(
      "DISCORD_API_URL",
      `what answers at ${apiUrl} isn't Discord's API. Check the address (${EXAMPLE})`,
    );
  }
  return error;
}

const EXAMPLE = "the official one is https://discord.com/api";
