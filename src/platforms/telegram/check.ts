// What the host's self-test asks: does Telegram know this token, and is the bot set up as it needs
// to be?

import { Api } from "grammy";
import type { Log } from "../../infra/logger.ts";
import { CALL_SECONDS_MAX } from "./limits.ts";
import { checkApiUrl, checkToken, logIn } from "./login.ts";
import { createApiClient, realPause } from "./outgoing/api-client.ts";

const SILENT: Log = { info() {}, warn() {}, error() {} };
const PATIENCE_MS = 5_000;

/**
 * Logs in without taking any updates, so that a running bot is not disturbed.
 * @returns one line for the host on who the bot is, and what is still to be set up.
 * @throws ConfigProblem when the token is wrong or Telegram cannot be reached.
 */
export async function checkTelegram(access: {
  readonly token: string;
  readonly apiUrl: string;
}): Promise<string> {
  const { token } = access;
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
  return `logged in as @${me.username}; inline mode is ${inline}`;
}
