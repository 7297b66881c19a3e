// Webhook updates: each request is verified, answered at once, and handled afterwards.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Update } from "grammy/types";
import { WEBHOOK_BODY_BYTES_MAX } from "./limits.ts";

const SECRET_HEADER = "x-telegram-bot-api-secret-token";
const SECRET_LABEL = "gadalka telegram webhook";

/** The webhook's secret token, 64 hex digits, derived so all processes with the token share it. */
export function webhookSecret(token: string): string {
  return createHmac("sha256", token).update(SECRET_LABEL).digest("hex");
}

export interface WebhookDependencies {
  readonly secret: string;
  /** False when overloaded: Telegram then retries. */
  ready(): boolean;
  /** Must not throw. */
  take(update: Update): void;
}

/** Serves Telegram's requests: 200, or 401, 405, 413, 400, 503 when rejected. */
export function createWebhookHandler(
  deps: WebhookDependencies,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const refusal = refuse(deps, request);
    if (refusal !== undefined) return answer(request, response, refusal);
    void receive(request).then((received) => {
      answer(request, response, received.status);
      if (received.update) deps.take(received.update);
    });
  };
}

function refuse({ secret, ready }: WebhookDependencies, request: IncomingMessage): number | undefined {
  if (request.method !== "POST") return 405;
  if (!sameSecret(request.headers[SECRET_HEADER], secret)) return 401;
  if (Number(request.headers["content-length"] ?? 0) > WEBHOOK_BODY_BYTES_MAX) return 413;
  return ready() ? undefined : 503;
}

/** In constant time: digests have equal length whatever was sent. */
function sameSecret(shown: string | string[] | undefined, secret: string): boolean {
  const digest = (text: string): Buffer => createHmac("sha256", secret).update(text).digest();
  return timingSafeEqual(digest(typeof shown === "string" ? shown : ""), digest(secret));
}

function answer(request: IncomingMessage, response: ServerResponse, status: number): void {
  if (response.headersSent || response.destroyed) return;
  const allow = status === 405 && { allow: "POST" };
  // The rest of an unread request must not be parsed as the next request.
  const close = !request.complete && { connection: "close" };
  response.writeHead(status, { ...allow, ...close, "content-length": 0 }).end();
}

async function receive(request: IncomingMessage): Promise<{ status: number; update?: Update }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request) {
      bytes += chunk.length;
      if (bytes > WEBHOOK_BODY_BYTES_MAX) return { status: 413 };
      chunks.push(chunk);
    }
    const update: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    return isUpdate(update) ? { status: 200, update } : { status: 400 };
  } catch {
    // A broken connection or invalid JSON; Telegram retries.
    return { status: 400 };
  }
}

/** The secret authenticates Telegram, so updates are not validated further. */
function isUpdate(value: unknown): value is Update {
  return (
    typeof value === "object" &&
    value !== null &&
    "update_id" in value &&
    Number.isSafeInteger(value.update_id)
  );
}
