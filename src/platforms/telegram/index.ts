// The Telegram adapter: login, updates by long polling or webhook, and outgoing messages.

import { Bot } from "grammy";
import type { Update } from "grammy/types";
import type { CommandSpec, Dispatch, EditHow, EditOutcome, PlatformAdapter, View } from "../../chat/index.ts";
import type { PlatformHost } from "../entry.ts";
import { createAdministrators } from "./administrators.ts";
import { watchConnection } from "./connection.ts";
import { linkPayload } from "./deep-links.ts";
import { createInFlightEvents } from "./in-flight.ts";
import { CALL_SECONDS_MAX, REMEMBERED_MESSAGES, STOP_WITHIN_MS, TRUSTED_BESIDE_OTHERS_MS } from "./limits.ts";
import { asHostsProblem, checkApiUrl, checkToken, logIn } from "./login.ts";
import { publishAll, publishAtStart } from "./menus.ts";
import { type ApiClient, createApiClient, type Pause, realPause } from "./outgoing/api-client.ts";
import { messageNamed, nameOf } from "./outgoing/message-name.ts";
import { createOutbox, type Outbox } from "./outgoing/outbox.ts";
import {
  createPacing,
  NO_PACING,
  type Pacing,
  type PacingDependencies,
  watchLimits,
} from "./outgoing/pacing.ts";
import { renderView } from "./outgoing/render.ts";
import { createRenderCache } from "./outgoing/render-cache.ts";
import { charactersOf } from "./outgoing/send-edit.ts";
import { createReceiving, type Webhook } from "./receiving.ts";
import { updateHandler } from "./updates.ts";

type FromHost = Pick<PlatformHost, "log" | "store" | "besideOthers" | "onConnection" | "onLost">;

export interface TelegramOptions extends FromHost {
  /** From @BotFather. */
  readonly token: string;
  /** Bot API URL: `https://api.telegram.org` or a self-hosted server. */
  readonly apiUrl: string;
  /** Set: updates arrive by webhook. Absent: long polling, by one of the processes that share the store. */
  readonly webhook?: Webhook;
  /** `off` for a Bot API without rate limits; default `on`. */
  readonly pace?: "on" | "off";
  /** `off`: messages for one person are never sent as ephemeral messages in their group. */
  readonly ephemeral?: "off" | undefined;
  /** Maximum total wait for rate limits per call, in milliseconds; default: `RETRY_CEILING_MS` of its kind. */
  readonly retryCeilingMs?: number;
  /** Timer implementation; default real time. */
  readonly pause?: Pause;
  /** Clock in milliseconds from any origin; default `performance.now`. */
  readonly now?: () => number;
}

/** Creates the adapter for one bot. @throws ConfigProblem on a malformed token or URL. */
export function createTelegramAdapter(options: TelegramOptions): PlatformAdapter {
  const { token, log, pause = realPause, retryCeilingMs, now = () => performance.now() } = options;
  checkToken(token);
  const apiUrl = checkApiUrl(options.apiUrl);
  const bot = new Bot(token, { client: { apiRoot: apiUrl, timeoutSeconds: CALL_SECONDS_MAX } });
  const ended = new AbortController();
  const client = createApiClient({ api: bot.api, token, log, pause, ended: ended.signal, retryCeilingMs });
  let handle = async (_: Update): Promise<void> => {};
  const inFlightEvents = createInFlightEvents((update) => handle(update));
  const { webhook, besideOthers } = options;
  const store = webhook || besideOthers ? options.store : undefined;
  const receiving = createReceiving({ client, inFlightEvents, token, webhook, store, now });
  const pacing = pacingOf(options, { client, now });
  watchLimits(bot.api, pacing, now);
  const cache = createRenderCache(
    REMEMBERED_MESSAGES,
    webhook || store ? { ms: TRUSTED_BESIDE_OTHERS_MS, now } : undefined,
  );
  const outbox = createOutbox({
    client,
    cache,
    pacing,
    now,
    besideOthers: receiving.isBesideOthers,
    ephemeral: options.ephemeral !== "off",
  });
  let commands: readonly CommandSpec[] = [];
  return {
    platform: "telegram",
    async start(dispatch: Dispatch) {
      bot.botInfo = await logIn(client);
      commands = dispatch.commands;
      watchConnection(bot.api, options);
      const administrators = createAdministrators(client);
      handle = updateHandler(bot.botInfo, {
        client,
        outbox,
        dispatch,
        administrators,
        now,
        counted: inFlightEvents.counted,
      });
      await receiving.open();
      await publishAtStart(client, dispatch.commands);
    },
    async post({ id, topic, editsOnly }, view) {
      if (editsOnly) return { state: "refused" };
      const delivery = await outbox.post({ chat: Number(id), ...(topic && { topic: Number(topic) }) }, view);
      if (delivery.state !== "delivered")
        return { state: delivery.state === "unavailable" ? "unavailable" : "refused" };
      return { state: "posted", ...(delivery.message && { message: nameOf(delivery.message) }) };
    },
    // A private chat has the person's id; whether they've opened it shows only on posting.
    privateChat: async (person) => ({ state: "open", place: { kind: "private", id: person } }),
    edit: ({ id }, message, view, how) => editNamed(outbox, client, { chat: Number(id), message, view, how }),
    entrance: () => `https://t.me/${bot.botInfo.username}`,
    link(call) {
      const payload = linkPayload(commands, call);
      return payload && `https://t.me/${bot.botInfo.username}?start=${payload}`;
    },
    publishCommands: (commands) => asHostsProblem(client, () => publishAll(client, commands)),
    async stop() {
      const settled = async () => {
        await receiving.close();
        await inFlightEvents.settled();
        await outbox.idle();
      };
      const done = new AbortController();
      await Promise.race([settled(), pause(STOP_WITHIN_MS, done.signal)]);
      done.abort();
      ended.abort();
    },
  };
}

const pacingOf = ({ pace }: TelegramOptions, dependencies: PacingDependencies): Pacing =>
  pace === "off" ? NO_PACING : createPacing(dependencies);

interface NamedEdit {
  readonly chat: number;
  readonly message: string;
  readonly view: View;
  readonly how: EditHow | undefined;
}

async function editNamed(
  outbox: Outbox,
  { log, describe }: ApiClient,
  { chat, message, view, how }: NamedEdit,
): Promise<EditOutcome> {
  const pressed = messageNamed(message, chat);
  if (!pressed) return "refused";
  try {
    const form = renderView(view, charactersOf(pressed));
    return await outbox.edit(pressed, form, { ...how, isShared: how?.present !== undefined });
  } catch (error) {
    log.error({ chat, failure: describe(error) }, "couldn't render an edit");
    return "refused";
  }
}
