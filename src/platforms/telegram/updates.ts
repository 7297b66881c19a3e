// The bot's handlers: from an update to its event, and from the reply to what's sent.

import { sequentialize } from "@grammyjs/runner";
import type { Bot, Context } from "grammy";
import type { InlineQueryResultArticle, Message } from "grammy/types";
import { LRUCache } from "lru-cache";
import type { Incoming, Offer, Press } from "../../chat/index.ts";
import { nearestLocale, say } from "../../infra/i18n/index.ts";
import { answerPress, type Speaker, sendReply, spotOf, words } from "./answers.ts";
import { type Client, describe, faultOf, report } from "./api.ts";
import { pressAgain, readInlineQuery, readMessage, readPress, saidAgain, withDocument } from "./incoming.ts";
import { REMEMBERED, TELEGRAM_LIMITS } from "./limits.ts";
import { nameOf, pressedOf } from "./outbox.ts";
import { createPlaces } from "./places.ts";
import { cutAtWord, NO_PREVIEW, renderView } from "./render.ts";

/** Installs the handlers. An update is handled when its effects are stored; what's sent then waits for its chat's turn
 * without holding up the next updates. */
export function serveUpdates(bot: Bot, speaker: Speaker) {
  const { client, dispatch } = speaker;
  const { commands } = dispatch;
  const me = bot.botInfo;
  const places = createPlaces(client);
  const sending = new Set<Promise<unknown>>();
  const seen = new LRUCache<number, true>({ max: REMEMBERED });
  let last = 0;

  /** Adds what only Telegram knows, asked when it's needed, and the languages that were chosen. */
  async function complete<E extends Incoming>(event: E): Promise<E> {
    const { place, caller } = event;
    const [chat, person] = [Number(place.id), Number(caller.id)];
    // In a group without administrators, everyone may organise and no one may set the rules.
    const managed = place.kind === "group" && {
      isReachable: () => canWriteTo(client, person),
      mayManage: async () => (await places.manages(chat, person)) !== false,
      mayConfigure: () => places.manages(chat, person),
      managesHere: async (id: string) => (await places.manages(chat, Number(id))) === true,
    };
    const asked: E = {
      ...event,
      ...(me.supports_inline_queries && { caller: { ...caller, offersElsewhere: true } }),
      // Nothing can be asked about the chat of an inline message.
      ...(!place.editsOnly && {
        ...managed,
        findGroup: (id: string) => places.find(id, person),
      }),
    };
    return (await dispatch.inLanguage?.(asked)) ?? asked;
  }

  /** Goes on after the update is handled; `stop` waits for it. */
  const after = (work: Promise<unknown>): void => {
    const noted = work.catch(failed).finally(() => sending.delete(noted));
    sending.add(noted);
  };
  const failed = (error: unknown): void =>
    client.log.error({ failure: describe(client, error) }, "a Telegram update failed");

  async function onMessage(message: Message): Promise<void> {
    // A group that becomes a supergroup gets a new id; both chats get such a message.
    const { chat, migrate_to_chat_id: to, migrate_from_chat_id: from } = message;
    if (to !== undefined || from !== undefined)
      return dispatch.moved?.("telegram", String(from ?? chat.id), String(to ?? chat.id));
    const read = readAgain(message) ?? readMessage(message, me.username, commands);
    if (read === "anonymous") after(tellAnonymous(speaker, message));
    if (!read || read === "anonymous") return;
    const incoming = await complete(withDocument(read, message, client, commands));
    const reply = await dispatch.handle(incoming);
    const apologise = (error: unknown) => {
      failed(error);
      return speaker.outbox.post(spotOf(message), words(say(incoming.caller.locale, "failure-unexpected")));
    };
    after(sendReply(speaker, message, incoming, reply).catch(apologise));
  }

  /** A link that says again, in private, what couldn't be answered in a group. */
  function readAgain(message: Message): ReturnType<typeof readMessage> | Press {
    const said = saidAgain(client.api.token, message);
    if (said === undefined || !message.from) return undefined;
    if (said.startsWith("/")) return readMessage({ ...message, text: said }, me.username, commands);
    return pressAgain(message, message.from, said);
  }

  const updates = bot.errorBoundary(({ error }) => failed(error));
  updates.use(async ({ update: { update_id: id } }, next) => {
    if (seen.has(id)) return;
    seen.set(id, true);
    last = Math.max(last, id);
    const handled = next();
    after(handled);
    await handled;
  });
  updates.use(sequentialize(inOrderWith));
  updates.on("message", ({ message }) => onMessage(message));
  updates.on("callback_query", async ({ callbackQuery }) =>
    answerPress(speaker, callbackQuery, await complete(readPress(callbackQuery)), after),
  );
  updates.on("my_chat_member", async ({ myChatMember: { chat, new_chat_member: now } }) => {
    const isIn = ["member", "administrator"].includes(now.status);
    if (isIn || (now.status === "restricted" && now.can_send_messages))
      await dispatch.added?.("telegram", String(chat.id));
  });
  updates.on("inline_query", async ({ inlineQuery }) => {
    const offers = await dispatch.offers(readInlineQuery(inlineQuery));
    const results = offers.slice(0, TELEGRAM_LIMITS.inlineResults).map(article);
    const answered = client.api.answerInlineQuery(inlineQuery.id, results, {
      cache_time: 0,
      is_personal: true,
    });
    after(answered.catch((error: unknown) => report(client, "inline query", error)));
  });
  return {
    /** The last update received; 0: none. */
    last: () => last,
    async idle(): Promise<void> {
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}

/** Whether the person has a private chat with the bot. During an outage it's believed. */
async function canWriteTo({ api }: Client, person: number): Promise<boolean> {
  try {
    return await api.sendChatAction(person, "typing");
  } catch (error) {
    return faultOf(error) !== "unwelcome";
  }
}

/** One person's updates are handled in order, and so are the presses on one message. */
function inOrderWith({ from, callbackQuery: query }: Context): string[] {
  const pressed = query && pressedOf(query);
  const chat = pressed?.kind === "chat" ? pressed.chat : "";
  return [...(from ? [`person ${from.id}`] : []), ...(pressed ? [`message ${chat} ${nameOf(pressed)}`] : [])];
}

async function tellAnonymous({ dispatch, outbox }: Speaker, message: Message): Promise<void> {
  const spot = spotOf(message);
  const caller = { platform: "telegram", id: "0", name: "", locale: nearestLocale(undefined) };
  const event = { caller, place: { kind: "group", id: String(spot.chat) } } as const;
  const { place } = (await dispatch.inLanguage?.<Pick<Incoming, "caller" | "place">>(event)) ?? event;
  const locale = ("locale" in place ? place.locale : undefined) ?? caller.locale;
  await outbox.post(spot, words(say(locale, "telegram-anonymous")));
}

function article({ id, title, description, view }: Offer): InlineQueryResultArticle {
  const { html, keyboard } = renderView(view);
  return {
    type: "article",
    id,
    title: cutAtWord(title, TELEGRAM_LIMITS.inlineTitleCharacters),
    description,
    input_message_content: {
      message_text: html || "…",
      parse_mode: "HTML",
      link_preview_options: NO_PREVIEW,
    },
    ...(keyboard && { reply_markup: keyboard }),
  };
}
