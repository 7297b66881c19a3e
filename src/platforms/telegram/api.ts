// Calls of the Bot API: what is tried again, what a failure means, and how it's described without the token.

import { setTimeout as pause } from "node:timers/promises";
import { autoRetry } from "@grammyjs/auto-retry";
import { type Api, type ApiClientOptions, GrammyError, HttpError, type Transformer } from "grammy";
import type { Log } from "../../infra/logger.ts";
import { countLimited } from "../../infra/metrics/meters.ts";
import type { PlatformHost } from "../entry.ts";
import { CALL_SECONDS_MAX, QUIET_SECONDS, RETRY } from "./limits.ts";

/** What makes a call, and reports how it went. */
export interface Client {
  readonly api: Api;
  readonly log: Log;
}

export type Fault =
  /** No answer, a 5xx, or a limit that lasts too long: a later call may work. */
  | "outage"
  | "unmodified"
  /** The person has never written to the bot, or has blocked it; the bot isn't in the chat any more. */
  | "unwelcome"
  /** The bot may not write in this chat or topic, or may not send such a message. */
  | "forbidden"
  /** The target no longer exists: an expected case. */
  | "gone"
  | "unauthorized"
  | "other";

const GONE =
  /upgraded to a supergroup|query is too old|message to edit not found|message can't be edited|MESSAGE_ID_INVALID|message to be replied not found/i;
const UNWELCOME = /chat not found|user is deactivated|PEER_ID_INVALID/i;
const FORBIDDEN =
  /not enough rights|have no rights|need administrator rights|CHAT_GUEST_SEND_FORBIDDEN|TOPIC_CLOSED|TOPIC_DELETED|thread not found|CHAT_WRITE_FORBIDDEN|CHAT_SEND_\w+_FORBIDDEN|CHAT_RESTRICTED/i;

export function faultOf(error: unknown): Fault {
  if (error instanceof HttpError) return "outage";
  if (!(error instanceof GrammyError)) return "other";
  const { error_code: code, description } = error;
  if (code === 429 || code >= 500 || description === PAGE) return "outage";
  if (code === 401 || code === 404) return "unauthorized";
  if (/message is not modified/i.test(description)) return "unmodified";
  if (FORBIDDEN.test(description)) return "forbidden";
  if (code === 403 || UNWELCOME.test(description)) return "unwelcome";
  return GONE.test(description) ? "gone" : "other";
}

/** The system's error code (`ECONNREFUSED`), if any. */
export function networkCode({ error }: HttpError): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? code : undefined;
}

/** Describes a failure in one line, without token, URL or payload. */
export function describe({ api }: Pick<Client, "api">, error: unknown): string {
  const code = error instanceof HttpError ? networkCode(error) : undefined;
  const refused = error instanceof GrammyError && `${error.method}: ${error.error_code} ${error.description}`;
  return (refused || `${error}${code ? ` (${code})` : ""}`).replaceAll(api.token, "<token>");
}

/** Logs a failed call: as a note if it was to be expected. */
export function report(client: Client, what: string, error: unknown): void {
  const fields = { what, failure: describe(client, error) };
  const fault = faultOf(error);
  if (fault === "unmodified") return;
  if (fault === "gone" || fault === "unwelcome" || fault === "forbidden")
    client.log.info(fields, "Telegram: the chat, message or query is gone, or not the bot's to write to");
  else if (fault === "outage") client.log.warn(fields, "Telegram: gave up a call after retries");
  else client.log.error(fields, "Telegram refused a call");
}

/** Describes what comes instead of an answer. */
const PAGE = "an answer that is none of the Bot API";

/** For every client. An answer that isn't JSON is a proxy's page, or cut off; grammY would lose its status. */
export const CLIENT_OPTIONS: Pick<ApiClientOptions, "timeoutSeconds" | "fetch"> = {
  timeoutSeconds: CALL_SECONDS_MAX,
  fetch: (async (url: string, { signal, ...init }: RequestInit) => {
    const ended = new AbortController();
    if (signal?.aborted) ended.abort();
    signal?.addEventListener("abort", () => ended.abort(), { once: true });
    const answer = await fetch(url, { ...init, signal: ended.signal, duplex: "half" } as RequestInit);
    const text = await answer.text();
    const page = { ok: false, error_code: answer.status, description: PAGE };
    return { json: async () => readJson(text) ?? page };
  }) as unknown as NonNullable<ApiClientOptions["fetch"]>,
};

function readJson(text: string): unknown {
  try {
    return text.startsWith("{") ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Makes a call to a group that has become a supergroup in that one, whose id the refusal names, and tells of it. An
 * edit isn't made there: the new chat numbers its messages anew. */
export function followMoves({ api, log }: Client, moved: (from: string, to: string) => Promise<void>): void {
  api.config.use(async (call, method, payload, signal) => {
    const answer = await call(method, payload, signal);
    const to = answer.ok ? undefined : answer.parameters?.migrate_to_chat_id;
    if (to === undefined || !("chat_id" in payload)) return answer;
    await moved(String(payload.chat_id), String(to)).catch((err: unknown) =>
      log.warn({ err, to }, "couldn't note that a group has a new id; the next call to it does"),
    );
    return "message_id" in payload ? answer : call(method, { ...payload, chat_id: to }, signal);
  });
}

/** Tries again what an outage or a limit stopped; the runner does so by itself. A broken connection is tried once more:
 * the call may have been made. */
export function tryAgain({ api, log }: Client): void {
  const retry = autoRetry({ ...RETRY, rethrowHttpErrors: true });
  api.config.use(keepQuiet(log), async (call, method, payload, signal) => {
    if (method === "getUpdates") return call(method, payload, signal);
    try {
      return await retry(call, method, payload, signal);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await pause(1_000);
      return retry(call, method, payload, signal);
    }
  });
}

/** After a 429 that doesn't say for how long, no call leaves for a minute: more of them would only prolong it. */
function keepQuiet(log: Log): Transformer {
  let untilMs = 0;
  return async (call, method, payload, signal) => {
    const leftMs = untilMs - performance.now();
    if (leftMs > 0) return limited(Math.ceil(leftMs / 1_000));
    const answer = await call(method, payload, signal);
    if (answer.ok || answer.error_code !== 429) return answer;
    countLimited("telegram");
    if (answer.parameters?.retry_after !== undefined) return answer;
    if (untilMs < performance.now())
      log.warn(
        { method },
        `Telegram's address refuses calls (429) and doesn't say for how long; calls rest for ${QUIET_SECONDS} s`,
      );
    untilMs = performance.now() + QUIET_SECONDS * 1_000;
    return limited(QUIET_SECONDS);
  };
}

const limited = (seconds: number) => ({
  ok: false as const,
  error_code: 429,
  description: "Too Many Requests",
  parameters: { retry_after: seconds },
});

/** Reports when updates stop coming, and when they come again. */
export function watchUpdates(client: Client, onConnection: PlatformHost["onConnection"]): void {
  let isAway = false;
  const note = (failure?: string): void => {
    const wasAway = isAway;
    isAway = failure !== undefined;
    if (isAway === wasAway) return;
    onConnection?.(isAway ? "reconnecting" : "connected");
    if (isAway) client.log.warn({ failure }, "Telegram sends no updates; trying again");
    else client.log.info({}, "Telegram sends updates again");
  };
  client.api.config.use(async (call, method, payload, signal) => {
    if (method !== "getUpdates") return call(method, payload, signal);
    try {
      const answer = await call(method, payload, signal);
      note(answer.ok ? undefined : `${answer.error_code} ${answer.description}`);
      return answer;
    } catch (error) {
      if (!signal?.aborted) note(describe(client, error));
      throw error;
    }
  });
}
