// Infers from every call's outcome whether Telegram is reachable and still accepts our token. A revoked token needs a
// restart, like Discord's close code 4004.

import { type Api, HttpError } from "grammy";
import { ConfigProblem } from "../../infra/config-problem.ts";
import type { PlatformHost } from "../entry.ts";
import { ASK_EVERY_MS, REFUSALS_MAX } from "./limits.ts";
import type { ApiClient } from "./outgoing/api-client.ts";

const LOST = new ConfigProblem(
  "TELEGRAM_TOKEN",
  "Telegram refuses it now. Get a new one from @BotFather (/mybots, API Token) and start again.",
);

/** Watches all calls made after this. */
export function watchConnection(
  api: Api,
  { onConnection, onLost }: Pick<PlatformHost, "onConnection" | "onLost">,
): void {
  let refusals = 0;
  api.config.use((call, method, payload, signal) => {
    const failed = (error: unknown): never => {
      if (error instanceof HttpError && !signal?.aborted) onConnection?.("reconnecting");
      throw error;
    };
    return call(method, payload, signal).then((answer) => {
      if (answer.ok) refusals = 0;
      else if (answer.error_code === 401) {
        refusals += 1;
        // A single refusal may be an outage on Telegram's side.
        return call("getMe", {}).then((me) => {
          if (refusals >= REFUSALS_MAX || (!me.ok && me.error_code === 401)) onLost?.(LOST);
          return answer;
        }, failed);
      }
      onConnection?.(answer.ok || isRefusalOf(method, answer.error_code) ? "connected" : "reconnecting");
      return answer;
    }, failed);
  });
}

/** Whether Telegram is up and refuses only this call; if `getUpdates` fails, there's no connection. */
const isRefusalOf = (method: string, code: number | undefined): boolean =>
  method !== "getUpdates" && code !== undefined && code >= 400 && code < 500;

/** Calls `getMe` periodically until the adapter stops. */
export function keepAsking({ api, ended, log, describe }: ApiClient): void {
  const ask = (): void =>
    void api
      .getMe()
      .catch((error: unknown) => log.warn({ failure: describe(error) }, "Telegram isn't answering"));
  const asking = setInterval(ask, ASK_EVERY_MS).unref();
  ended.addEventListener("abort", () => clearInterval(asking), { once: true });
}
