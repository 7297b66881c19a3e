// Calls that hold no file, over connections that stay open: node-fetch, which grammY makes its calls by,
// takes three times the work for each.

import { type Api, HttpError, type Transformer } from "grammy";
import { Pool } from "undici";
import { requestLightly } from "../../../infra/light-request.ts";

/** Those that a bot makes all day; none of them ever holds a file. */
const PLAIN_METHODS: ReadonlySet<string> = new Set([
  "answerCallbackQuery",
  "answerInlineQuery",
  "deleteMessage",
  "editMessageText",
  "getMe",
  "getUpdates",
  "sendMessage",
]);

/** Answered by a whole message, of which nobody here reads anything but that it was changed. */
const UNREAD: ReadonlySet<string> = new Set(["editMessageText"]);
const DONE = '{"ok":true,';

/** How long a connection is kept that nothing is said on. */
const KEPT_OPEN_MS = 30_000;

type Signal = Parameters<Transformer>[3];

export interface PlainCallsOptions {
  readonly token: string;
  /** Without a trailing slash. */
  readonly apiUrl: string;
  /** Between two signs of life of one call. */
  readonly timeoutMs: number;
}

/** Makes the plain calls of this API from now on; fails as grammY does, with an HttpError. */
export function makePlainCalls(api: Api, { token, apiUrl, timeoutMs }: PlainCallsOptions): void {
  const { origin, pathname } = new URL(apiUrl);
  const pool = new Pool(origin, {
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: timeoutMs },
    keepAliveTimeout: KEPT_OPEN_MS,
  });
  const root = `${pathname.replace(/\/$/, "")}/bot${token}/`;
  api.config.use(async (call, method, payload, signal) => {
    if (!PLAIN_METHODS.has(method)) return call(method, payload, signal);
    try {
      const text = await ask(pool, root + method, JSON.stringify(payload), signal);
      if (UNREAD.has(method) && text.startsWith(DONE)) return { ok: true, result: true } as never;
      return JSON.parse(text);
    } catch (error) {
      throw new HttpError(`Network request for '${method}' failed!`, error);
    }
  });
}

/** The text is Telegram's JSON whatever the status says. */
async function ask(pool: Pool, path: string, body: string, signal: Signal): Promise<string> {
  const request = { path, method: "POST", headers: JSON_HEADERS, body } as const;
  return (await requestLightly(pool, request, signal)).body.toString();
}

const JSON_HEADERS = { "content-type": "application/json" };
