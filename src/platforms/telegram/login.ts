// Login, and the operator's self-test: is the token valid, and is the bot set up as required?

import { Api, GrammyError, HttpError } from "grammy";
import type { UserFromGetMe, WebhookInfo } from "grammy/types";
import { ConfigProblem } from "../../infra/config-problem.ts";
import type { Checked } from "../entry.ts";
import { CLIENT_OPTIONS, type Client, describe, faultOf, networkCode } from "./api.ts";

const WRONG_TOKEN =
  "Telegram doesn't know this token. Ask @BotFather for it (/mybots, API Token); it looks like 123456789:AAE4x…";
const WRONG_ADDRESS = "expected the address of a Telegram Bot API, such as https://api.telegram.org";

const REFUSED =
  "Telegram doesn't take the address; expected https:// and a host name that it can reach, such as https://bot.example.org/telegram";

/** The bot's own user. @throws ConfigProblem */
export const logIn = (client: Pick<Client, "api">): Promise<UserFromGetMe> =>
  asHostsProblem(client, () => client.api.getMe());

/** Runs a task; configuration and network errors become ConfigProblem. @throws ConfigProblem */
export async function asHostsProblem<T>(client: Pick<Client, "api">, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof ConfigProblem) throw error;
    if (faultOf(error) === "unauthorized") throw new ConfigProblem("TELEGRAM_TOKEN", WRONG_TOKEN);
    if (error instanceof GrammyError && error.method === "setWebhook")
      throw new ConfigProblem("TELEGRAM_WEBHOOK_URL", `${REFUSED} (${describe(client, error)})`);
    const code = error instanceof HttpError ? networkCode(error) : undefined;
    const what = code
      ? `can't reach the Telegram Bot API (${code}). Check the network and the address`
      : `no usable answer came (${describe(client, error)})`;
    throw new ConfigProblem("TELEGRAM_API_URL", `${what}; ${WRONG_ADDRESS}`);
  }
}

/** Doesn't take updates, so a running bot isn't disturbed. @throws ConfigProblem */
export async function checkTelegram(access: {
  readonly token: string;
  readonly apiUrl: string;
  readonly webhookUrl?: string | undefined;
}): Promise<Checked> {
  const { token, apiUrl, webhookUrl } = access;
  const api = new Api(token, { ...CLIENT_OPTIONS, apiRoot: apiUrl });
  const me = await logIn({ api });
  const inline = me.supports_inline_queries ? "on" : "off (turn it on with @BotFather: /setinline)";
  const info = await asHostsProblem({ api }, () => api.getWebhookInfo());
  return {
    report: `logged in as @${me.username}; inline mode is ${inline}; ${deliveryOf(info, webhookUrl)}`,
    next: `send /rps to https://t.me/${me.username}`,
  };
}

/** How updates arrive, and Telegram's status report on it. */
function deliveryOf(info: WebhookInfo, webhookUrl: string | undefined): string {
  const { url, last_error_message: failure = "", last_error_date = 0, pending_update_count: waiting } = info;
  if (!webhookUrl)
    return url ? `Telegram calls ${url}; the bot turns that off when it starts to poll` : "it polls";
  if (!url) return "its webhook will be set when it starts";
  if (url !== webhookUrl)
    return `Telegram calls ${url}, not TELEGRAM_WEBHOOK_URL. Restart the bot, and run only one with this token`;
  if (!failure) return `Telegram calls ${url}, without errors`;
  const at = new Date(last_error_date * 1_000).toISOString();
  return `Telegram couldn't deliver at ${at}: ${failure}; ${waiting} updates wait`;
}
