// The webhook as Telegram has it: set if it differs, and watched, because only Telegram knows why it can't deliver.

import type { WebhookInfo } from "grammy/types";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { ALLOWED_UPDATES, ASK_EVERY_MS, LOOK_AFTER_REFUSAL_MS } from "./limits.ts";
import type { ApiClient } from "./outgoing/api-client.ts";
import { faultOf } from "./outgoing/fault.ts";

export interface WebhookSetting {
  readonly url: string;
  readonly secret: string;
  /** Maximum concurrent requests from Telegram, 1 to 100. */
  readonly connections: number;
}

/** Sets the webhook unless it's already set, as several processes may start at once. @throws ConfigProblem for a
 * refused address; rejects with the API's error. */
export async function setWebhook(client: ApiClient, wanted: WebhookSetting): Promise<void> {
  const { api, callWithRetry } = client;
  const info = await callWithRetry("repeatable", () => api.getWebhookInfo());
  if (isSet(info, wanted)) return;
  const { url, secret, connections } = wanted;
  try {
    await callWithRetry("repeatable", () =>
      api.setWebhook(url, {
        secret_token: secret,
        allowed_updates: ALLOWED_UPDATES,
        max_connections: connections,
      }),
    );
  } catch (error) {
    if (faultOf(error).kind !== "other") throw error;
    const what = `Telegram refuses the address (${client.describe(error)}); expected https:// and a host name that Telegram can reach`;
    throw new ConfigProblem("TELEGRAM_WEBHOOK_URL", what);
  }
}

/** Telegram doesn't reveal the secret, but if it's a different one, our answers are 401. */
function isSet(info: WebhookInfo, { url, connections }: WebhookSetting): boolean {
  const allowed = [...(info.allowed_updates ?? [])].sort().join();
  return (
    info.url === url &&
    info.max_connections === connections &&
    allowed === [...ALLOWED_UPDATES].sort().join() &&
    !isSecretRefused(info)
  );
}

const isSecretRefused = ({ last_error_message: message = "" }: WebhookInfo): boolean =>
  /\b401\b/.test(message);

/** What's wrong with the webhook, for the host; undefined if no problem is known. */
export function webhookTrouble(info: WebhookInfo, url: string): string | undefined {
  if (info.url !== url) {
    const there = info.url ? `calls ${info.url}` : "has no webhook";
    return `Telegram ${there}, not TELEGRAM_WEBHOOK_URL. Restart the bot, and run only one with this token`;
  }
  if (!info.last_error_message) return undefined;
  const at = new Date((info.last_error_date ?? 0) * 1_000).toISOString();
  const waiting = `${info.pending_update_count} updates wait`;
  return `Telegram couldn't deliver at ${at}: ${info.last_error_message}${adviceOn(info)}; ${waiting}`;
}

function adviceOn({ last_error_message: message = "" }: WebhookInfo): string {
  if (/certificate|ssl/i.test(message))
    return " (the TLS proxy must send the whole chain of a certificate that is valid for this host name)";
  if (/connection|resolve|timed out|timeout/i.test(message))
    return " (the address must lead to PORT of a running bot, through the proxy and the firewall)";
  return "";
}

export interface WebhookWatch {
  /** A request had a wrong secret; the webhook is checked soon, in case Telegram has an old one. */
  refused(): void;
}

/** Checks with Telegram periodically how delivery goes, until the adapter stops. Logs each problem once, and sets the
 * webhook again if Telegram has an old secret. */
export function watchWebhook(client: ApiClient, wanted: WebhookSetting): WebhookWatch {
  const { api, ended, log, describe } = client;
  let logged: string | undefined;
  const look = async (): Promise<void> => {
    const info = await api.getWebhookInfo();
    const trouble = webhookTrouble(info, wanted.url);
    const isNew = trouble !== undefined && newsOf(info) !== logged;
    logged = trouble && newsOf(info);
    if (!isNew) return;
    log.warn({ webhook: wanted.url }, trouble);
    if (info.url === wanted.url && isSecretRefused(info)) await setWebhook(client, wanted);
  };
  const lookOrLog = (): void =>
    void look().catch((error: unknown) => log.warn({ failure: describe(error) }, "Telegram isn't answering"));
  const looking = setInterval(lookOrLog, ASK_EVERY_MS).unref();
  let soon: NodeJS.Timeout | undefined;
  ended.addEventListener("abort", () => [looking, soon].forEach(clearTimeout), { once: true });
  lookOrLog();
  return {
    refused() {
      soon ??= setTimeout(() => {
        soon = undefined;
        lookOrLog();
      }, LOOK_AFTER_REFUSAL_MS).unref();
    },
  };
}

const newsOf = ({ url, last_error_date, last_error_message }: WebhookInfo): string =>
  `${url} ${last_error_date} ${last_error_message}`;
