// Logs failed Telegram calls, expected ones at a lower level.

import type { ApiClient } from "./api-client.ts";
import { faultOf } from "./fault.ts";

export function report({ log, describe }: ApiClient, what: string, error: unknown): void {
  const fields = { what, failure: describe(error) };
  const { kind } = faultOf(error);
  if (kind === "unmodified") return;
  if (kind === "gone" || kind === "unwelcome")
    log.info(fields, "Telegram: the chat, message or query no longer exists");
  else if (kind === "limited" || kind === "outage")
    log.warn(fields, "Telegram: gave up a call after retries");
  else log.error(fields, "Telegram refused a call");
}
