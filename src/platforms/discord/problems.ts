// Discord's errors: what they mean for the host, for the log (their addresses contain tokens), and for what to do next.

import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from "discord.js";
import type { PostRefusal } from "../../chat/feature.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";

const TOKEN_HELP =
  "Get the token at https://discord.com/developers/applications (your application, Bot, Reset Token) and set it without quotes or the word Bot";
const ADDRESS_HELP = "Check the network or the address (the official one is https://discord.com/api)";
const LIMITED = "refuses calls (429), and doesn't say for how long or for long";
const UNREACHABLE: readonly unknown[] = [
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

/** Converts the error to a ConfigProblem if the host has to mend something. */
export function asConfigProblem(error: unknown, apiUrl: string): unknown {
  const status = error instanceof DiscordAPIError ? error.status : undefined;
  if (status === 401)
    return new ConfigProblem("DISCORD_TOKEN", `Discord doesn't accept this token. ${TOKEN_HELP}`);
  if (status === 404)
    return new ConfigProblem(
      "DISCORD_API_URL",
      `what answers at ${apiUrl} isn't Discord's API. ${ADDRESS_HELP}`,
    );
  const code = codeOf(error);
  if (UNREACHABLE.includes(code))
    return new ConfigProblem("DISCORD_API_URL", `nothing answers at ${apiUrl} (${code}). ${ADDRESS_HELP}`);
  // Discord allows a number of logins a day; the library refuses to use up more.
  const [noLogins] =
    error instanceof Error ? (/^Not enough sessions remaining.*/.exec(error.message) ?? []) : [];
  if (noLogins)
    return new ConfigProblem(
      "DISCORD_TOKEN",
      `no logins are left for today: something restarts the bot too often (${noLogins})`,
    );
  return error;
}

/** For a command that the host waits for: the error as a sentence, also if Discord is just out of reach. */
export function asHostsProblem(error: unknown, apiUrl: string): unknown {
  const problem = asConfigProblem(error, apiUrl);
  if (problem !== error || isFinal(error)) return problem;
  const { status, problem: words } = describe(error);
  const why =
    error instanceof RateLimitError ? LIMITED : `gives no usable answer now (${status ?? ""} ${words})`;
  return new ConfigProblem("DISCORD_API_URL", `${apiUrl} ${why}. Try again later`);
}

/** Whether this interaction was answered before, by this process or another one: 40060. */
export const isAcknowledged = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);

/** Whether the interaction is too old to answer. */
export const isExpired = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.UnknownInteraction, RESTJSONErrorCodes.InvalidWebhookToken);

function hasCode(error: unknown, ...codes: readonly unknown[]): boolean {
  return error instanceof DiscordAPIError && codes.includes(error.code);
}

/** Every refusal of what was asked for has a greater code; a proxy's page has none. */
const CODES_FROM = 10_000;
/** An "internal network error", though its status is 403. */
const BLOCKED_ON_THE_WAY = 40_333;

/** Why Discord refuses it, or `other` if the view can't be a message; undefined for an outage: no answer, a limit, a
 * 5xx, a refused token, a proxy's page. */
export function refusalOf(error: unknown): PostRefusal | undefined {
  if (error instanceof RangeError || error instanceof TypeError) return "other";
  if (!(error instanceof DiscordAPIError) || error.status >= 500 || [401, 429].includes(error.status))
    return undefined;
  const { code } = error;
  if (typeof code !== "number" || code < CODES_FROM || code === BLOCKED_ON_THE_WAY) return undefined;
  const { UnknownChannel, UnknownGuild, UnknownUser, CannotSendMessagesToThisUser } = RESTJSONErrorCodes;
  if (hasCode(error, UnknownChannel, UnknownGuild, UnknownUser, CannotSendMessagesToThisUser)) return "gone";
  const { MissingAccess, MissingPermissions } = RESTJSONErrorCodes;
  return hasCode(error, MissingAccess, MissingPermissions) ? "forbidden" : "other";
}

/** Whether a retry is pointless. */
export const isFinal = (error: unknown): boolean => refusalOf(error) !== undefined;

/** The connection broke or timed out before any response. */
export const isUnanswered = (error: unknown): boolean =>
  ![DiscordAPIError, HTTPError, RateLimitError, RangeError, TypeError].some((kind) => error instanceof kind);

/** The parts of an error that contain no secret. */
export function describe(error: unknown): Record<string, unknown> {
  if (error instanceof DiscordAPIError)
    return { code: error.code, status: error.status, problem: error.message };
  if (error instanceof HTTPError) return { status: error.status, problem: error.message };
  if (error instanceof RateLimitError) return { status: 429, problem: "too many requests" };
  if (error instanceof Error) return { code: codeOf(error), problem: `${error.name}: ${error.message}` };
  return { problem: String(error) };
}

/** The system's or library's error code, from the error or its cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : codeOf(error.cause);
}
