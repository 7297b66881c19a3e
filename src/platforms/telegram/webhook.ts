// Webhook updates: each request is verified, and answered once its update is counted. If a process dies before that,
// Telegram delivers the update to a different one.

import { createHmac } from "node:crypto";
import type { Update } from "grammy/types";
import { deadline } from "../../infra/deadline.ts";
import { sameSecret } from "../../infra/same-secret.ts";
import { COUNTED_WITHIN_MS } from "./limits.ts";

const SECRET_HEADER = "x-telegram-bot-api-secret-token";
const SECRET_LABEL = "gadalka telegram webhook";

/** The webhook's secret token, 64 hex digits, derived from the bot token so that all processes share it. */
export function webhookSecret(token: string): string {
  return createHmac("sha256", token).update(SECRET_LABEL).digest("hex");
}

export interface WebhookDependencies {
  readonly secret: string;
  /** False when overloaded: Telegram then retries. */
  ready(): boolean;
  /** Resolves when the update is counted; must not reject. */
  take(update: Update): Promise<void>;
  /** Called when a request has a wrong secret. */
  refused?(): void;
}

/** Serves Telegram's requests: 200, or 401, 400 or 503 if rejected. */
export function createWebhookHandler({ secret, ready, take, refused }: WebhookDependencies) {
  const answer = (status: number): Response => new Response(null, { status });
  return async (request: Request): Promise<Response> => {
    if (!sameSecret(request.headers.get(SECRET_HEADER) ?? "", secret)) {
      refused?.();
      return answer(401);
    }
    if (!ready()) return answer(503);
    const update = readUpdate(await request.text());
    if (!update) return answer(400);
    await deadline(take(update), COUNTED_WITHIN_MS);
    return answer(200);
  };
}

/** Undefined for anything but an update. */
function readUpdate(body: string): Update | undefined {
  try {
    const update: unknown = JSON.parse(body);
    return isUpdate(update) ? update : undefined;
  } catch {
    // Not JSON; the caller reports that it can't be read.
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
