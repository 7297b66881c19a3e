// The operator's self-test: is the token valid, and is the bot set up as required?

import { Api } from "grammy";
import type { WebhookInfo } from "grammy/types";
import type { Log } from "../../infra/logger.ts";
import type { Checked } from "../entry.ts";
import { CALL_SECONDS_MAX } from "./limits.ts";
import { asHostsProblem, checkApiUrl, checkToken, logIn } from "./login.ts";
import { createApiClient, realPause } from "./outgoing/api-client.ts";
import { webhookTrouble } from "./webhook-setting.ts";

const SILENT: Log = { info() {}, warn() {}, error() {} };
const PATIENCE_MS = 5_000;

/** Doesn't take updates, so a running bot isn't disturbed. @throws ConfigProblem */
export async function checkTelegram(access: {
  readonly token: string;
  readonly apiUrl: string;
  readonly webhookUrl?: string;
}): Promise<Checked> {
  const { token, webhookUrl } = access;
  checkToken(token);
  const api = new Api(token, { apiRoot: checkApiUrl(access.apiUrl), timeoutSeconds: CALL_SECONDS_MAX });
  const ended = new AbortController().signal;
  const client = createApiClient({
    api,
    token,
    log: SILENT,
    pause: realPause,
    ended,
    retryCeilingMs: PATIENCE_MS,
  });
  const me = await logIn(client);
  const inline = me.supports_inline_queries ? "on" : "off (turn it on with @BotFather: /setinline)";
  const info = await asHostsProblem(client, () =>
    client.callWithRetry("repeatable", () => api.getWebhookInfo()),
  );
  return {
    report: `logged in as @${me.username}; inline mode is ${inline}; ${deliveryOf(info, webhookUrl)}`,
    next: `send /rps to https://t.me/${me.username}`,
  };
}

/** How updates arrive, and Telegram's status report on it. */
function deliveryOf(info: WebhookInfo, webhookUrl: string | undefined): string {
  if (!webhookUrl)
    return info.url
      ? `Telegram calls ${info.url}; the bot turns that off when it starts to poll`
      : "it polls";
  if (!info.url) return "its webhook will be set when it starts";
  return webhookTrouble(info, webhookUrl) ?? `Telegram calls ${info.url}, without errors`;
}
