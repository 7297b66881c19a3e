// The Telegram adapter: login, updates by long polling or webhook, and outgoing messages.

import { Bot } from "grammy";
import type { BotCommand, Update } from "grammy/types";
import type { CommandSpec, Dispatch, EditHow, EditOutcome, PlatformAdapter, View } from "../../chat/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import type { HttpServer } from "../../infra/http/server.ts";
import { LOCALES, type Locale, say } from "../../infra/i18n/index.ts";
import type { Log } from "../../infra/logger.ts";
import type { PlatformHost } from "../entry.ts";
import { createAdministrators } from "./administrators.ts";
import { keepAsking, watchConnection } from "./connection.ts";
import { linkPayload } from "./deep-links.ts";
import {
  ALLOWED_UPDATES,
  CALL_SECONDS_MAX,
  PACE_RULES,
  PACED_CHATS,
  REMEMBERED_MESSAGES,
  STOP_WITHIN_MS,
  TELEGRAM_LIMITS,
  TRUSTED_BESIDE_OTHERS_MS,
  UPDATES_IN_HAND_MAX,
  WEBHOOK_BODY_BYTES_MAX,
} from "./limits.ts";
import { asHostsProblem, checkApiUrl, checkToken, logIn } from "./login.ts";
import { type ApiClient, createApiClient, type Pause, realPause } from "./outgoing/api-client.ts";
import { type ChatPace, createChatPace, NO_PACE } from "./outgoing/chat-pace.ts";
import { faultOf } from "./outgoing/fault.ts";
import { messageNamed, nameOf } from "./outgoing/message-name.ts";
import { createOutbox, type Outbox } from "./outgoing/outbox.ts";
import { cutAtWord, renderView } from "./outgoing/render.ts";
import { createRenderCache } from "./outgoing/render-cache.ts";
import { charactersOf } from "./outgoing/send-edit.ts";
import { startPolling } from "./polling.ts";
import { languageOf, publishDescription } from "./self-description.ts";
import { handleUpdates, UpdateContext } from "./updates.ts";
import { createWebhookHandler, webhookSecret } from "./webhook.ts";

/** Sets the menus that differ; resolves to whether any did. Rejects with the API's error. */
async function publishMenus(
  { api, callWithRetry }: ApiClient,
  commands: readonly CommandSpec[],
): Promise<boolean> {
  let changed = false;
  for (const locale of LOCALES) {
    const language = languageOf(locale);
    const wanted = menuOf(commands, locale);
    const known = await callWithRetry("repeatable", () => api.getMyCommands(language));
    if (sameMenu(known, wanted)) continue;
    await callWithRetry("repeatable", () => api.setMyCommands(wanted, language));
    changed = true;
  }
  return changed;
}

/** Menus and the bot's description of itself; resolves to whether any differed. */
async function publishAll(client: ApiClient, commands: readonly CommandSpec[]): Promise<boolean> {
  const haveMenusChanged = await publishMenus(client, commands);
  return (await publishDescription(client)) || haveMenusChanged;
}

/** Menu entries; `odd-even` becomes `odd_even`, since Telegram allows no hyphen. */
function menuOf(commands: readonly CommandSpec[], locale: Locale): BotCommand[] {
  return commands.slice(0, TELEGRAM_LIMITS.commands).map(({ name, description }) => ({
    command: name.toLowerCase().replaceAll("-", "_"),
    description: cutAtWord(say(locale, description), TELEGRAM_LIMITS.commandDescriptionCharacters),
  }));
}

function sameMenu(known: readonly BotCommand[], wanted: readonly BotCommand[]): boolean {
  const words = (menu: readonly BotCommand[]) =>
    JSON.stringify(menu.map((entry) => [entry.command, entry.description]));
  return words(known) === words(wanted);
}

export interface TelegramOptions extends Pick<PlatformHost, "onConnection" | "onLost"> {
  /** From @BotFather. */
  readonly token: string;
  /** Bot API URL: `https://api.telegram.org` or a self-hosted server. */
  readonly apiUrl: string;
  /** Set: webhook at this public URL, served through `route`. Absent: long polling. */
  readonly webhook?: {
    readonly url: string;
    readonly route: HttpServer["route"];
  };
  /** `off` for a Bot API without rate limits; default `on`: each process paces each chat. */
  readonly pace?: "on" | "off";
  /** `off`: what is for one person is never tried as an ephemeral message of their group. */
  readonly ephemeral?: "off" | undefined;
  readonly log: Log;
  /** Maximum total wait for rate limits per call, in milliseconds; default 30 000. */
  readonly retryCeilingMs?: number;
  /** Timer implementation; default real time. */
  readonly pause?: Pause;
  /** Clock in milliseconds from any origin; default `performance.now`. */
  readonly now?: () => number;
}

/** The adapter for one bot. @throws ConfigProblem on a malformed token or URL. */
export function createTelegramAdapter(options: TelegramOptions): PlatformAdapter {
  const { token, log, pause = realPause, retryCeilingMs = 30_000, now = () => performance.now() } = options;
  const besideOthers = options.webhook !== undefined;
  checkToken(token);
  const bot = new Bot<UpdateContext>(token, {
    client: { apiRoot: checkApiUrl(options.apiUrl), timeoutSeconds: CALL_SECONDS_MAX },
    ContextConstructor: UpdateContext,
  });
  const ended = new AbortController();
  const client = createApiClient({ api: bot.api, token, log, pause, ended: ended.signal, retryCeilingMs });
  const cache = createRenderCache(REMEMBERED_MESSAGES, options.webhook && TRUSTED_BESIDE_OTHERS_MS);
  const outbox = createOutbox({
    client,
    cache,
    pace: paceOf(options, now),
    ...{ besideOthers, now, ephemeral: options.ephemeral !== "off" },
  });
  const inHand = new Set<Promise<unknown>>();
  let closeDoor: (() => Promise<void>) | undefined;
  let commands: readonly CommandSpec[] = [];

  const take = (update: Update): Promise<void> => {
    const handled = bot.handleUpdate(update).finally(() => inHand.delete(handled));
    inHand.add(handled);
    return handled;
  };
  return {
    platform: "telegram",
    async start(dispatch: Dispatch) {
      bot.botInfo = await logIn(client);
      commands = dispatch.commands;
      watchConnection(bot.api, options);
      const administrators = createAdministrators(client);
      handleUpdates(bot, { client, outbox, dispatch, administrators, besideOthers, now });
      const { webhook } = options;
      closeDoor = webhook
        ? await openWebhook(client, token, webhook, inHand, take)
        : (await asHostsProblem(client, () => startPolling(client, take))).stop;
      if (webhook) keepAsking(client);
      await publishAtStart(client, dispatch.commands);
    },
    async post({ id, topic, editsOnly }, view) {
      if (editsOnly) return { state: "refused" };
      const delivery = await outbox.post({ chat: Number(id), ...(topic && { topic: Number(topic) }) }, view);
      if (delivery.state !== "delivered")
        return { state: delivery.state === "unavailable" ? "unavailable" : "refused" };
      return { state: "posted", ...(delivery.message && { message: nameOf(delivery.message) }) };
    },
    // A private chat has the person's id; whether they have opened it shows on posting.
    privateChat: async (person) => ({ state: "open", place: { kind: "private", id: person } }),
    edit: ({ id }, message, view, how) => editNamed(outbox, client, { chat: Number(id), message, view, how }),
    link(call) {
      const payload = linkPayload(commands, call);
      return payload && `https://t.me/${bot.botInfo.username}?start=${payload}`;
    },
    publishCommands: (commands) => asHostsProblem(client, () => publishAll(client, commands)),
    async stop() {
      const settled = async () => {
        await closeDoor?.();
        while (inHand.size > 0) await Promise.allSettled(inHand);
        await outbox.idle();
      };
      const done = new AbortController();
      await Promise.race([settled(), pause(STOP_WITHIN_MS, done.signal)]);
      done.abort();
      ended.abort();
    },
  };
}

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
    log.error({ chat, failure: describe(error) }, "an edit could not be rendered");
    return "refused";
  }
}

/** Groups have negative ids; a key without a number is an inline message in an unknown chat. */
function paceOf({ pace }: TelegramOptions, now: () => number): ChatPace {
  if (pace === "off") return NO_PACE;
  const rulesOf = (chat: string) => (chat.startsWith("-") ? PACE_RULES.group : PACE_RULES.private);
  return createChatPace({ rulesOf, now, capacity: PACED_CHATS });
}

/** Outdated menus are no reason not to start. */
async function publishAtStart(client: ApiClient, commands: readonly CommandSpec[]): Promise<void> {
  try {
    await publishAll(client, commands);
  } catch (error) {
    client.log.error(
      { failure: client.describe(error) },
      "the command menus and the description could not be published; Telegram keeps its own",
    );
  }
}

type Webhook = NonNullable<TelegramOptions["webhook"]>;

/** Serves the webhook and registers it; resolves to a function that closes it. */
async function openWebhook(
  client: ApiClient,
  token: string,
  { url, route }: Webhook,
  inHand: ReadonlySet<unknown>,
  take: (update: Update) => Promise<void>,
): Promise<() => Promise<void>> {
  const secret = webhookSecret(token);
  let open = true;
  const ready = (): boolean => open && inHand.size < UPDATES_IN_HAND_MAX;
  route({
    ...{ path: new URL(url).pathname, method: "POST", bodyBytes: WEBHOOK_BODY_BYTES_MAX },
    answer: createWebhookHandler({ secret, ready, take: (update) => void take(update) }),
  });
  await asHostsProblem(client, () => setWebhook(client, url, secret));
  return async () => {
    // The webhook stays registered: other processes may serve it, and Telegram queues updates.
    open = false;
  };
}

async function setWebhook(
  { api, callWithRetry, describe }: ApiClient,
  url: string,
  secret: string,
): Promise<void> {
  try {
    await callWithRetry("repeatable", () =>
      api.setWebhook(url, { secret_token: secret, allowed_updates: ALLOWED_UPDATES }),
    );
  } catch (error) {
    if (faultOf(error).kind !== "other") throw error;
    const what = `Telegram refuses the address (${describe(error)}); expected https:// and a host name that Telegram can reach`;
    throw new ConfigProblem("TELEGRAM_WEBHOOK_URL", what);
  }
}
