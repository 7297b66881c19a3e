// Translates replies into Telegram calls.

import type { CallbackQuery, Message } from "grammy/types";
import type { Dispatch, Incoming, Press, Reply, View } from "../../../chat/index.ts";
import { say } from "../../../infra/i18n/index.ts";
import type { Log } from "../../../infra/logger.ts";
import { TELEGRAM_LIMITS } from "../limits.ts";
import type { Acknowledgement } from "./acknowledgement.ts";
import { nameOf } from "./message-name.ts";
import type { Outbox } from "./outbox.ts";
import { renderView } from "./render.ts";
import { looksLike } from "./render-cache.ts";
import type { Pressed } from "./send-edit.ts";
import type { Spot } from "./send-post.ts";

const words = (text: string): View => ({ blocks: [{ type: "text", text }] });

type Post = Extract<Reply, { type: "post" }>;

/** A private chat has the person's id. */
const privately = (incoming: Incoming): Spot => ({ chat: Number(incoming.caller.id) });

/** The bot's identity and outgoing channel. */
export interface Speaker {
  readonly outbox: Outbox;
  readonly dispatch: Dispatch;
  readonly log: Log;
  /** Link that opens a private chat with the bot: `https://t.me/…`. */
  readonly link: string;
  /** Whether the person is known to have a private chat; bots cannot write to others. */
  hasPrivateChat(person: number): boolean;
}

/** Handles a message and sends the reply. Rejects only on a defect. */
export async function answerMessage(
  speaker: Speaker,
  message: Message,
  incoming: Incoming,
): Promise<() => Promise<void>> {
  const reply = await speaker.dispatch.handle(incoming);
  return () => sendReply(speaker, reply, incoming, spotOf(message, incoming));
}

/** Reports an internal error in answer to a message. */
export async function apologise({ outbox }: Speaker, message: Message, incoming: Incoming): Promise<void> {
  await outbox.post(spotOf(message, incoming), words(say(incoming.caller.locale, "failure-unexpected")));
}

function spotOf(
  { chat, message_id, message_thread_id, is_topic_message }: Message,
  { place }: Incoming,
): Spot {
  return {
    chat: chat.id,
    ...(is_topic_message && message_thread_id !== undefined && { topic: message_thread_id }),
    ...(place.kind === "group" && { replyTo: message_id }),
  };
}

async function sendReply(speaker: Speaker, reply: Reply, incoming: Incoming, here: Spot): Promise<void> {
  const { outbox, link } = speaker;
  const forCaller = reply.type === "post" && reply.audience === "caller" && incoming.place.kind === "group";
  const view = reply.type === "notice" ? words(reply.text) : reply.view;
  if (reply.type === "post" && !forCaller) await postReply(speaker, here, reply);
  else if (!forCaller) await outbox.post(here, view);
  else if (!(await postPrivately(speaker, incoming, view)) && !reply.discreet)
    await outbox.post(here, words(openChatFirst(incoming, link)));
}

/** Posts to the place and passes the message's name to `onPosted`. */
async function postReply({ outbox, log }: Speaker, spot: Spot, { view, onPosted }: Post): Promise<void> {
  const delivery = await outbox.post(spot, view);
  if (!onPosted || delivery.state !== "delivered" || !delivery.message) return;
  await onPosted(nameOf(delivery.message)).catch((error: unknown) => {
    log.error({ chat: spot.chat, err: error }, "the answer was posted, but its onPosted callback failed");
  });
}

/** Resolves to whether the person can be written to. */
async function postPrivately(
  { outbox, hasPrivateChat }: Speaker,
  incoming: Incoming,
  view: View,
): Promise<boolean> {
  if (!hasPrivateChat(Number(incoming.caller.id))) return false;
  return (await outbox.post(privately(incoming), view)).state !== "unwelcome";
}

const openChatFirst = ({ caller }: Incoming, link: string): string =>
  say(caller.locale, "telegram-open-private-chat", { link });

/** Handles a press; always acknowledges it, by reply or timeout. */
export async function answerPress(
  speaker: Speaker,
  query: CallbackQuery,
  press: Press,
  acknowledgement: Acknowledgement,
): Promise<() => Promise<void>> {
  const { outbox } = speaker;
  const pressed = pressedOf(query);
  const lagged = pressed !== undefined && outbox.lags(pressed);
  const reply = await speaker.dispatch.handle(press);
  if (reply.type === "notice") return () => tellPresser(outbox, press, acknowledgement, reply.text);
  if (reply.type === "post" && reply.audience === "caller" && press.place.kind === "group") {
    return () => postToPresser(speaker, press, acknowledgement, reply.view);
  }
  if (reply.type === "post" && pressed?.kind !== "inline") {
    const spot = pressSpot(query, press);
    return async () => void (await Promise.all([acknowledgement.give({}), postReply(speaker, spot, reply)]));
  }
  // Posting is impossible for an inline message, so the post replaces the message itself.
  const form = pressed && renderView(reply.view, charactersOf(pressed));
  const { notice, toast, outdated, present } = reply.type === "edit" ? reply : {};
  if (form && !looksLike(query.message, form)) void outbox.edit(pressed, form, present);
  return async () => {
    // Fast pressers press outdated buttons: a toast is enough.
    if (outdated && lagged) await acknowledgement.give({ text: catchingUp(press) });
    else if (notice) await tellPresser(outbox, press, acknowledgement, notice);
    else await acknowledgement.give(toast ? { text: toast } : {});
    if (pressed?.kind !== "chat" || !pressed.photo) await postFiles(outbox, query, press, reply.view);
  };
}

function catchingUp({ caller, place }: Press): string {
  const alone = place.kind !== "group";
  return say(caller.locale, alone ? "telegram-catching-up" : "telegram-catching-up-group");
}

function pressedOf({ message, inline_message_id }: CallbackQuery): Pressed | undefined {
  if (inline_message_id !== undefined) return { kind: "inline", id: inline_message_id };
  if (!message) return undefined;
  const photo = message.date !== 0 && message.photo !== undefined;
  return { kind: "chat", chat: message.chat.id, message: message.message_id, ...(photo && { photo }) };
}

/** Captions have a lower limit. */
function charactersOf(pressed: Pressed): number {
  const isPhoto = pressed.kind === "chat" && pressed.photo;
  return isPhoto ? TELEGRAM_LIMITS.captionCharacters : TELEGRAM_LIMITS.messageCharacters;
}

function pressSpot({ message }: CallbackQuery, press: Press): Spot {
  if (!message) return privately(press);
  // A message that is inaccessible because of its age has date 0 and no topic.
  const topic = message.date !== 0 && message.is_topic_message ? message.message_thread_id : undefined;
  return { chat: message.chat.id, ...(topic !== undefined && { topic }) };
}

/** Delivers a notice as an alert, or in the private chat if the press was already answered. */
async function tellPresser(
  outbox: Outbox,
  press: Press,
  acknowledgement: Acknowledgement,
  text: string,
): Promise<void> {
  if (!(await acknowledgement.give({ text, alert: true }))) await outbox.post(privately(press), words(text));
}

async function postToPresser(speaker: Speaker, press: Press, acknowledgement: Acknowledgement, view: View) {
  const posted = await postPrivately(speaker, press, view);
  await acknowledgement.give(posted ? {} : { text: openChatFirst(press, speaker.link), alert: true });
}

/** An edited text message cannot hold files, so they follow it. */
async function postFiles(outbox: Outbox, query: CallbackQuery, press: Press, view: View): Promise<void> {
  const files = view.blocks.filter(({ type }) => type === "file" || type === "picture");
  if (files.length > 0) await outbox.post(pressSpot(query, press), { blocks: files });
}
