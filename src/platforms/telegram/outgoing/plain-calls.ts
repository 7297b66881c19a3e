// Calls without files, over keep-alive connections: node-fetch, which grammY uses, takes three times the work per call.

import { type Api, HttpError } from "grammy";
import { Pool } from "undici";
import { requestLightly } from "../../../infra/light-request.ts";

/** The methods that a bot calls most; they never include a file. */
const PLAIN_METHODS: ReadonlySet<string> = new Set([
  "answerCallbackQuery",
  "answerInlineQuery",
  "deleteMessage",
  "editMessageText",
  "getMe",
  "getUpdates",
  "sendMessage",
]);

/** The answer contains the whole message, but we only need to know that the edit succeeded. */
const UNREAD: ReadonlySet<string> = new Set(["editMessageText"]);
const DONE = '{"ok":true,';

/** How long an idle connection is kept open. */
const KEPT_OPEN_MS = 30_000;

export interface PlainCallsOptions {
  readonly token: string;
  /** Without a trailing slash. */
  readonly apiUrl: string;
  /** Maximum silence during one call. */
  readonly timeoutMs: number;
}

/** From now on, makes this API's plain calls itself; fails like grammY, with an HttpError. */
export function makePlainCalls(api: Api, { token, apiUrl, timeoutMs }: PlainCallsOptions): void {
  const { origin, pathname } = new URL(apiUrl);
  const pool = new Pool(origin, {
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: timeoutMs },
    keepAliveTimeout: KEPT_OPEN_MS,
  });
  const root = `${pathname.replace(/\/$/, "")}/bot${token}/`;
  api.config.use((call, method, payload, signal) => {
    if (!PLAIN_METHODS.has(method)) return call(method, payload, signal);
    const failed = (error: unknown): never => {
      throw new HttpError(`Network request for '${method}' failed!`, error);
    };
    const body = JSON.stringify(payload);
    const request = { path: root + method, method: "POST", headers: JSON_HEADERS, body } as const;
    return requestLightly(pool, request, signal).then((answer) => {
      // Telegram's JSON, whatever the status.
      const text = answer.body.toString();
      if (UNREAD.has(method) && text.startsWith(DONE)) return { ok: true, result: true } as never;
      try {
        return JSON.parse(text);
      } catch (error) {
        return failed(error);
      }
    }, failed);
  });
}

const JSON_HEADERS = { "content-type": "application/json" };
