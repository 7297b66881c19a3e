// The operator's self-test: is the token valid, and is the bot set up as required?

import { Api } from "grammy";
import type { Log } from "../../infra/logger.ts";
import { CALL_SECONDS_MAX } from "./limits.ts";
import { checkApiUrl, checkToken, logIn } from "./login.ts";
import { createApiClient, realPause } from "./outgoing/api-client.ts";

const SILENT: Log = { info() {}, warn() {}, error() {} };
const PATIENCE_MS = 5_000;

/**
 * Logs in without taking updates, so a running bot is not disturbed. @returns one line on the bot
 * and missing setup. @throws ConfigProblem on a bad token or unreachable API.
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
