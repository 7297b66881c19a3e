// Discord's errors on answers. Their URLs contain tokens, so logs identify the interaction only by its id.

import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from "discord.js";
import type { Log } from "../../../infra/logger.ts";

/** `acknowledged`: already answered, by another process. `expired`: the token expired. `failed`: anything else. */
export type Refusal = "acknowledged" | "expired" | "failed";

const EXPIRED: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.InvalidWebhookToken,
];

/** Logs an answer's failure once, at a suitable level. */
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

/** Error 40060; also returned when a callback is retried after its response was lost. */
export function wasAcknowledged(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
}

/** Discord answered with a 5xx status. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof HTTPError;
}

/** The connection broke or timed out before any response. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof DiscordAPIError || error instanceof HTTPError || error instanceof RateLimitError);
}

/** Error 10008: the message does not exist. */
export function isUnknownMessage(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}

/** The parts of an error that contain no secret. */
export function describe(error: unknown): Record<string, unknown> {
  if (error instanceof DiscordAPIError)
    return { code: error.code, status: error.status, problem: error.message };
  if (error instanceof HTTPError) return { status: error.status, problem: error.message };
  if (error instanceof Error) return { code: codeOf(error), problem: `${error.name}: ${error.message}` };
  return { problem: String(error) };
}

/** The system's or library's error code, from the error or its cause. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : codeOf(error.cause);
}
