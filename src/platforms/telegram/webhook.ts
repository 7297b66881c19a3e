// Webhook updates: each request is verified, answered at once, and handled afterwards.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { Update } from "grammy/types";
import type { Handler } from "../../infra/http/server.ts";

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

/** Serves Telegram's requests: 200, or 401, 400, 503 when rejected. */
export function createWebhookHandler({ secret, ready, take }: WebhookDependencies): Handler {
  return async (request) => {
    if (!sameSecret(request.headers.get(SECRET_HEADER), secret)) return answer(401);
    if (!ready()) return answer(503);
    const update = await receive(request);
    if (!update) return answer(400);
    // Handled afterwards: the answer goes out first.
    setImmediate(() => take(update));
    return answer(200);
  };
}

const answer = (status: number) => new Response(null, { status });

/** In constant time: digests have equal length whatever was sent. */
function sameSecret(shown: string | null, secret: string): boolean {
  const digest = (text: string): Buffer => createHmac("sha256", secret).update(text).digest();
  return timingSafeEqual(digest(shown ?? ""), digest(secret));
}

/** Undefined: a broken connection or invalid JSON; Telegram retries. */
async function receive(request: Request): Promise<Update | undefined> {
  try {
    const update: unknown = await request.json();
    return isUpdate(update) ? update : undefined;
  } catch {
    return undefined;
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
