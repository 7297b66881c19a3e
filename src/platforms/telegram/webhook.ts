// Webhook updates: each request is verified, and answered once its update is counted. If a process dies before that,
// Telegram delivers the update to a different one.

import { createHmac } from "node:crypto";
import type { Update } from "grammy/types";
import type { DeliveryHandler } from "../../infra/http/server.ts";
import { sameSecret } from "../../infra/same-secret.ts";
import { after, within } from "../../infra/within.ts";
import type { CallInPlace } from "./in-flight.ts";
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
  /** Resolves when the update is counted, to a call to answer with; must not reject. */
  take(update: Update): Promise<CallInPlace | undefined>;
  /** Called when a request has a wrong secret. */
  refused?(): void;
}

/** Serves Telegram's requests: 200, or 401, 400 or 503 if rejected. */
export function createWebhookHandler({ secret, ready, take, refused }: WebhookDependencies): DeliveryHandler {
  return (delivery) => {
    if (!sameSecret(delivery.header(SECRET_HEADER) ?? "", secret)) {
      refused?.();
      return { status: 401 };
    }
    if (!ready()) return { status: 503 };
    return delivery.body().then((body) => {
      const update = readUpdate(body);
      if (!update) return { status: 400 };
      return after(within(take(update), COUNTED_WITHIN_MS), (call) =>
        call ? { status: 200, type: "application/json", body: JSON.stringify(call) } : { status: 200 },
      );
    });
  };
}

/** Undefined for anything but an update. */
function readUpdate(body: Buffer): Update | undefined {
  try {
    const update: unknown = JSON.parse(body.toString("utf8"));
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
