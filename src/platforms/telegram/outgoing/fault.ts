// Classifies failed API calls, safe for the log: library errors contain URLs, hence the token.

import { GrammyError, HttpError } from "grammy";

export type Fault =
  /** Rate-limited; retry after this time. */
  | { readonly kind: "limited"; readonly retryAfterMs: number }
  /** No response or a 5xx. `sent`: whether the call may have been executed. */
  | { readonly kind: "outage"; readonly sent: "perhaps" | "no" }
  | { readonly kind: "unmodified" }
  /** The person has never written to the bot, or has blocked it. */
  | { readonly kind: "unwelcome" }
  /** The target no longer exists: an expected case. */
  | { readonly kind: "gone" }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "conflict" }
  | { readonly kind: "other" };

const GONE =
  /query is too old|message to edit not found|message can't be edited|MESSAGE_ID_INVALID|message to be replied not found/i;
const UNWELCOME = /chat not found|user is deactivated|PEER_ID_INVALID/i;
const NEVER_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"]);

export function faultOf(error: unknown): Fault {
  if (error instanceof HttpError) {
    return { kind: "outage", sent: NEVER_SENT.has(networkCode(error) ?? "") ? "no" : "perhaps" };
  }
  return error instanceof GrammyError ? refusal(error) : { kind: "other" };
}

function refusal(error: GrammyError): Fault {
  const { error_code: code, description } = error;
  if (code === 429)
    return { kind: "limited", retryAfterMs: Math.max(1, error.parameters.retry_after ?? 1) * 1000 };
  if (code >= 500) return { kind: "outage", sent: "perhaps" };
  if (code === 403) return { kind: "unwelcome" };
  if (code === 401 || code === 404) return { kind: "unauthorized" };
  if (code === 409) return { kind: "conflict" };
  if (/message is not modified/i.test(description)) return { kind: "unmodified" };
  if (UNWELCOME.test(description)) return { kind: "unwelcome" };
  return { kind: GONE.test(description) ? "gone" : "other" };
}

/** The system's error code (`ECONNREFUSED`), if any. */
export function networkCode({ error }: HttpError): string | undefined {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

/** Describes a failure in one line, without token, URL or payload. */
export function describeFault(error: unknown, token: string): string {
  if (error instanceof HttpError) {
    const code = networkCode(error);
    return withoutToken(code ? `${error.message} (${code})` : error.message, token);
  }
  if (error instanceof GrammyError) return withoutToken(refusalWords(error), token);
  return withoutToken(error instanceof Error ? `${error.name}: ${error.message}` : String(error), token);
}

/** The responder may not be the Bot API, and then gives no code or description. */
function refusalWords({ method, error_code: code, description }: GrammyError): string {
  return code === undefined
    ? `an answer to ${method} that is none of the Bot API`
    : `${method}: ${code} ${description}`;
}

const withoutToken = (text: string, token: string): string => text.replaceAll(token, "<token>");
