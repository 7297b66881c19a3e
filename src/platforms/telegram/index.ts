// The Telegram adapter, on grammY: updates by the runner or a webhook, in order for each person and message.

import { createHmac } from "node:crypto";
import { autoRetry } from "@grammyjs/auto-retry";
import { type RunnerHandle, run } from "@grammyjs/runner";
import { Api, Bot, webhookCallback } from "grammy";
import type { Dispatch, LinkedCall, PlatformAdapter } from "../../chat/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { deadline } from "../../infra/deadline.ts";
import type { HttpServer } from "../../infra/http/server.ts";
import type { PlatformHost } from "../entry.ts";
import {
  CLIENT_OPTIONS,
  type Client,
  describe,
  faultOf,
  followMoves,
  report,
  tryAgain,
  watchUpdates,
} from "./api.ts";
import { linkPayload } from "./incoming.ts";
import { ALLOWED_UPDATES, RETRY, STOP_WITHIN_MS, WEBHOOK_BODY_BYTES_MAX } from "./limits.ts";
import { asHostsProblem, logIn } from "./login.ts";
import { publishAll } from "./menus.ts";
import { createOutbox, messageNamed, nameOf } from "./outbox.ts";
import { createChatQueue, NO_QUEUE } from "./queue.ts";
import { serveUpdates } from "./updates.ts";

export interface TelegramOptions extends Pick<PlatformHost, "log" | "onConnection" | "onLost"> {
  /** From @BotFather. */
  readonly token: string;
  /** Bot API URL without a slash at its end: `https://api.telegram.org` or a self-hosted server. */
  readonly apiUrl: string;
  /** Set: Telegram calls this public address, and any number of processes may serve it. Absent: this one polls. */
  readonly webhook?: undefined | { readonly url: string; readonly route: HttpServer["route"] };
  /** `off` for a Bot API without rate limits; default `on`. */
  readonly pace?: "on" | "off" | undefined;
}

/** Creates the adapter for one bot. */
export function createTelegramAdapter(options: TelegramOptions): PlatformAdapter {
  const { token, log, webhook, onConnection, onLost } = options;
  const clientOptions = { ...CLIENT_OPTIONS, apiRoot: options.apiUrl };
  const bot = new Bot(token, { client: clientOptions });
  const client: Client = { api: bot.api, log };
  tryAgain(client);
  followMoves(client, async (from, to) => dispatch?.moved?.("telegram", from, to));
  // What the host waits for is tried again for half a minute only.
  const api = new Api(token, clientOptions);
  api.config.use(
    autoRetry({ ...RETRY, maxDelaySeconds: 30, rethrowInternalServerErrors: true, rethrowHttpErrors: true }),
  );
  const hosts: Client = { api, log };
  let dispatch: Dispatch | undefined;
  const queue = options.pace === "off" ? NO_QUEUE : createChatQueue();
  const outbox = createOutbox(client, queue, {
    besideOthers: webhook !== undefined,
    link: (call) => linkTo(call),
  });
  let updates: ReturnType<typeof serveUpdates> | undefined;
  let runner: RunnerHandle | undefined;
  let isStopping = false;
  const address = () => `https://t.me/${bot.botInfo.username}`;
  const linkTo = (call: LinkedCall) => {
    const payload = linkPayload(dispatch?.commands ?? [], call);
    return payload && `${address()}?start=${payload}`;
  };

  async function receive(): Promise<void> {
    const allowed_updates = ALLOWED_UPDATES;
    if (webhook) {
      const secret_token = webhookSecret(token);
      const answer = webhookCallback(bot, "std/http", { secretToken: secret_token, onTimeout: "return" });
      const { pathname: path } = new URL(webhook.url);
      webhook.route({
        path,
        bodyBytes: WEBHOOK_BODY_BYTES_MAX,
        // A process that stops leaves the update to the next one.
        answer: async (request) => (isStopping ? new Response(null, { status: 503 }) : answer(request)),
      });
      await asHostsProblem(hosts, () => api.setWebhook(webhook.url, { secret_token, allowed_updates }));
    } else {
      await asHostsProblem(hosts, () => api.deleteWebhook());
      watchUpdates(client, onConnection);
      const fetch = { allowed_updates };
      runner = run(bot, { runner: { fetch, retryInterval: 3_000, maxRetryTime: Infinity, silent: true } });
      runner.task()?.catch((error: unknown) => onLost?.(lostBy(client, error)));
    }
  }

  return {
    platform: "telegram",
    async start(served) {
      dispatch = served;
      bot.botInfo = await logIn(hosts);
      updates = serveUpdates(bot, { client, outbox, dispatch: served, link: address() });
      await receive();
      // Outdated menus don't prevent the start.
      await publishAll(hosts, served.commands).catch((error: unknown) => {
        log.error(
          { failure: describe(hosts, error) },
          "couldn't publish the command menus and the description",
        );
      });
    },
    publishCommands: (commands) => asHostsProblem(hosts, () => publishAll(hosts, commands)),
    async post({ id, topic, editsOnly }, view) {
      if (editsOnly) return { state: "refused", why: "other" };
      const delivery = await outbox.post({ chat: Number(id), ...(topic && { topic: Number(topic) }) }, view);
      if (delivery.state === "posted") return { state: "posted", message: nameOf(delivery.at) };
      return delivery.state === "unavailable" ? { state: "unavailable" } : refusals[delivery.state];
    },
    // A private chat has the person's id; whether they've opened it shows only on posting.
    privateChat: async (person) => ({ state: "open", place: { kind: "private", id: person } }),
    async edit({ id }, message, view, how) {
      const at = messageNamed(message, Number(id));
      if (!at) return "refused";
      return outbox.edit({ at, view, ...how, isShared: how?.present !== undefined });
    },
    entrance: address,
    link: linkTo,
    async stop() {
      isStopping = true;
      const settled = async () => {
        await runner?.stop();
        await updates?.idle();
        await outbox.idle();
        // Otherwise the next process gets the last updates again.
        const last = updates?.last() ?? 0;
        if (runner && last > 0) await bot.api.getUpdates({ offset: last + 1, limit: 1, timeout: 0 });
      };
      await deadline(
        settled().catch((error: unknown) => report(client, "stop", error)),
        STOP_WITHIN_MS,
      );
    },
  };
}

const refusals = {
  unwelcome: { state: "refused", why: "gone" },
  forbidden: { state: "refused", why: "forbidden" },
  refused: { state: "refused", why: "other" },
} as const;

/** The webhook's secret token, 64 hex digits, derived from the bot token so that all processes share it. */
const webhookSecret = (token: string): string =>
  createHmac("sha256", token).update("gadalka telegram webhook").digest("hex");

/** Why the runner ended: it goes on through everything else. */
function lostBy(client: Client, error: unknown): ConfigProblem {
  const isRefused = faultOf(error) === "unauthorized";
  const what = isRefused
    ? "Telegram refuses it now. Get a new one from @BotFather (/mybots, API Token) and start again."
    : `another process polls with the same token (${describe(client, error)}). Stop it, give this one its own token, or let Telegram call them all: TELEGRAM_WEBHOOK_URL.`;
  return new ConfigProblem("TELEGRAM_TOKEN", what);
}
