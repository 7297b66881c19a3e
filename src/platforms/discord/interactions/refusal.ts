// What Discord's refusals of an answer mean, by code, and what is worth a line in the log. Tokens
// of interactions stand in the addresses that errors carry, so a log line names the interaction by
// its id only.

import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from "discord.js";
import type { Log } from "../../../infra/logger.ts";

/** `acknowledged`: somebody, most likely we, answered already. `expired`: Discord no longer
 * listens. `failed`: anything else. */
export type Refusal = "acknowledged" | "expired" | "failed";

const EXPIRED: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.InvalidWebhookToken,
];

/** Logs an answer's failure once, as loud as it deserves. */
export function logRefusal(error: unknown, interaction: string, log: Log): Refusal {
  const fields = { interaction, ...describe(error) };
  if (wasAcknowledged(error)) {
    log.info(fields, "the interaction was acknowledged already");
    return "acknowledged";
  }
  if (error instanceof DiscordAPIError && EXPIRED.includes(error.code)) {
    log.warn(fields, "interaction expired: the answer came too late");
    return "expired";
  }
  log.error(fields, "answering an interaction failed");
  return "failed";
}

/** Error 40060; also what a callback gets that is repeated because its answer was lost. */
function wasAcknowledged(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
}

/** Discord was reached and could not serve: a status of 5xx. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof HTTPError;
}

/** The connection ended, or time ran out, before Discord said anything. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof DiscordAPIError || error instanceof HTTPError || error instanceof RateLimitError);
}

/** Error 10008: the message is not there (any more). */
export function isUnknownMessage(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}

/** The parts of an error that hold no secret. */
export function describe(error: unknown): Record<string, unknown> {
  if (error instanceof DiscordAPIError)
    return { code: error.code, status: error.status, problem: error.message };
  if (error instanceof HTTPError) return { status: error.status, problem: error.message };
  if (error instanceof Error) return { code: codeOf(error), problem: `${error.name}: ${error.message}` };
  return { problem: String(error) };
}

/** The system's or library's code of an error, its own or that of the cause within. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : codeOf(error.cause);
}
