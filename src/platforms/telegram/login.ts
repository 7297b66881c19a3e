// Login: the first call to Telegram, and error messages for the operator.

import { HttpError } from "grammy";
import type { UserFromGetMe } from "grammy/types";
import { ConfigProblem } from "../../infra/config-problem.ts";
import type { ApiClient } from "./outgoing/api-client.ts";
import { faultOf, networkCode } from "./outgoing/fault.ts";

/** The bot's own user. @throws ConfigProblem */
export async function logIn(client: ApiClient): Promise<UserFromGetMe> {
  return asHostsProblem(client, () =>
    // A refused connection at startup is more often a wrong URL than an outage: fail at once.
    client.callWithRetry("repeatable", async () => {
      try {
        return await client.api.getMe();
      } catch (error) {
        throw unreachable(error) ?? error;
      }
    }),
  );
}

/** Runs a task; configuration and network errors become ConfigProblem. @throws ConfigProblem */
export async function asHostsProblem<T>(client: ApiClient, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof ConfigProblem) throw error;
    throw hostsProblem(client, error);
  }
}

const WRONG_TOKEN =
  "Telegram doesn't know this token. Ask @BotFather for it (/mybots, API Token); it looks like 123456789:AAE4x…";
const WRONG_ADDRESS = "expected the address of a Telegram Bot API, such as https://api.telegram.org";

function unreachable(error: unknown): ConfigProblem | undefined {
  const fault = faultOf(error);
  if (fault.kind !== "outage" || fault.sent !== "no" || !(error instanceof HttpError)) return undefined;
  const what = `can't reach the Telegram Bot API (${networkCode(error)}). Check the network and the address`;
  return new ConfigProblem("TELEGRAM_API_URL", `${what}; ${WRONG_ADDRESS}`);
}

function hostsProblem(client: ApiClient, error: unknown): ConfigProblem {
  if (faultOf(error).kind === "unauthorized") return new ConfigProblem("TELEGRAM_TOKEN", WRONG_TOKEN);
  return (
    unreachable(error) ??
    new ConfigProblem(
      "TELEGRAM_API_URL",
      `no usable answer came (${client.describe(error)}); ${WRONG_ADDRESS}`,
    )
  );
}

/** Checks that a token consists of the bot's number and a secret. @throws ConfigProblem */
export function checkToken(token: string): void {
  if (!/^\d+:[\w-]+$/.test(token)) {
    throw new ConfigProblem(
      "TELEGRAM_TOKEN",
      "not a bot token. @BotFather gives one; it looks like 123456789:AAE4x…",
    );
  }
}

/** The URL without trailing slashes. @throws ConfigProblem */
export function checkApiUrl(apiUrl: string): string {
  if (!/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? "")) {
    throw new ConfigProblem("TELEGRAM_API_URL", `not an address; ${WRONG_ADDRESS}`);
  }
  return apiUrl.replace(/\/+$/, "");
}
