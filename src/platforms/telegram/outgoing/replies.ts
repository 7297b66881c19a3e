// Translates replies to messages into Telegram calls.

import type { Message } from "grammy/types";
import { type Dispatch, type Incoming, type Reply, subcommandOf, type View } from "../../../chat/index.ts";
import { type MessageId, say } from "../../../infra/i18n/index.ts";
import type { Log } from "../../../infra/logger.ts";
import type { AcknowledgedTurns } from "../acknowledged-turns.ts";
import { linkPayload } from "../deep-links.ts";
import type { Whisper } from "./ephemeral.ts";
import { nameOf } from "./message-name.ts";
import type { Outbox } from "./outbox.ts";
import { renderView } from "./render.ts";
import type { Delivery, Spot } from "./send-post.ts";

export const words = (text: string): View => ({ blocks: [{ type: "text", text }] });

type Post = Extract<Reply, { type: "post" }>;

/** A private chat has the person's id. */
export const privately = (incoming: Incoming): Spot => ({ chat: Number(incoming.caller.id) });

/** The bot's identity and outgoing channel. */
export interface Speaker {
  readonly outbox: Outbox;
  readonly dispatch: Dispatch;
  readonly log: Log;
  /** Opens a private chat with the bot: `https://t.me/…`. */
  readonly link: string;
  /** Whether the person is known to have a private chat; bots can't write to anyone else. */
  hasPrivateChat(person: number): boolean;
  readonly acknowledged: AcknowledgedTurns;
}

type Outgoing = Pick<Speaker, "outbox">;

/** Handles a message and sends the reply. Rejects only on a bug. */
export async function answerMessage(
  speaker: Speaker,
  message: Message,
  incoming: Incoming,
): Promise<() => Promise<void>> {
  const reply = await speaker.dispatch.handle(incoming);
  return () => sendReply(speaker, reply, incoming, spotOf(message, incoming));
}

/** Reports an internal error in answer to a message. */
export function apologise(speaker: Speaker, message: Message, incoming: Incoming): Promise<void> {
  return apologiseIn(speaker, spotOf(message, incoming), incoming);
}

async function apologiseIn({ outbox }: Outgoing, spot: Spot, { caller }: Incoming): Promise<void> {
  await outbox.post(spot, words(say(caller.locale, "failure-unexpected")));
}

/** Says in a group that there are more commands than can be answered: one notice for all, ahead of the queue. */
export async function tellCrowded(
  { outbox, dispatch, link }: Speaker,
  message: Message,
  asked: Incoming,
): Promise<void> {
  const known = (await dispatch.inLanguage?.(asked)) ?? asked;
  const { chat, topic } = spotOf(message, known);
  const { locale } = known.caller;
  const spot = { chat, ...(topic !== undefined && { topic }) };
  const open = { label: say(locale, "telegram-open"), url: link };
  await outbox.tellCrowded(spot, words(say(locale, "telegram-crowded")), open);
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
  const inGroup = incoming.place.kind === "group";
  if (reply.type === "silence" || reply.type === "dropped") return;
  if (reply.type === "notice") await tell(speaker, incoming, reply, here);
  else if (reply.type === "edit") await speaker.outbox.post(here, reply.view);
  else if (reply.audience === "caller" && inGroup) await answerCaller(speaker, incoming, reply, here);
  else await postReply(speaker, incoming, here, reply);
}

/** A notice for one person: visible only to them if the group's server can do that, otherwise a reply to their message,
 * unless it's discreet. */
async function tell(
  speaker: Speaker,
  incoming: Incoming,
  { text, discreet }: Extract<Reply, { type: "notice" }>,
  here: Spot,
): Promise<void> {
  const { outbox } = speaker;
  const inGroup = incoming.place.kind === "group";
  if (inGroup && (await outbox.whisper(whisperTo(here, incoming), words(text)))) return;
  if (inGroup && discreet) {
    const isPosted = await postPrivately(speaker, incoming, { view: words(text) });
    if (!isPosted) await outbox.whisper({ ...whisperTo(here, incoming), waits: true }, words(text));
  } else await outbox.post(here, words(text));
}

/** Answers one person in a group: right there if the page has a brief form, otherwise where only they see it,
 * preferably in the private chat, where it stays. Buttons work only in the private chat; elsewhere they see the text
 * and a link to that chat. */
async function answerCaller(speaker: Speaker, incoming: Incoming, reply: Post, here: Spot): Promise<void> {
  const { outbox } = speaker;
  const { view, discreet } = reply;
  const { locale } = incoming.caller;
  const brief = briefOf(speaker, incoming);
  const link = { label: say(locale, "telegram-open"), url: pageLink(speaker, incoming) };
  if (brief) await outbox.post(here, words(say(locale, brief)), link);
  else if (await postPrivately(speaker, incoming, reply)) return;
  else if (
    await outbox.whisper(
      { ...whisperTo(here, incoming), ...(view.buttons && { link }) },
      { ...view, buttons: [] },
    )
  )
    void whisperLast(speaker, incoming, reply, here);
  else if (!discreet) await outbox.post(here, words(say(locale, "telegram-eyes-only")), link);
}

/** An ephemeral message can't be edited, so the final view is sent as a new one. */
async function whisperLast(speaker: Speaker, incoming: Incoming, { later }: Post, here: Spot) {
  if (!later) return;
  let last: View | undefined;
  for await (const view of later) last = view;
  if (last) await answerCaller(speaker, incoming, { type: "post", audience: "caller", view: last }, here);
}

export function whisperTo({ chat, topic }: Spot, { caller }: Incoming): Whisper {
  return { chat, ...(topic !== undefined && { topic }), receiver: Number(caller.id) };
}

/** A page's short form for groups, if the page was requested without options. */
function briefOf({ dispatch }: Speaker, incoming: Incoming): MessageId | undefined {
  if (incoming.type !== "command" || Object.keys(incoming.options).length > 0) return undefined;
  return subcommandOf(dispatch.commands, incoming)?.brief;
}

/** The link to the private chat, opening the requested page if it can be linked. */
function pageLink({ dispatch, link }: Speaker, incoming: Incoming): string {
  const payload = incoming.type === "command" && linkPayload(dispatch.commands, incoming);
  return payload ? `${link}?start=${payload}` : link;
}

/** Posts what the person asked for, and says so if it's lost, or a file of it. */
export async function postAsked(
  speaker: Outgoing,
  incoming: Incoming,
  spot: Spot,
  view: View,
): Promise<Delivery> {
  const delivery = await speaker.outbox.post(spot, view);
  if (delivery.state === "failed" && delivery.isLost) await apologiseIn(speaker, spot, incoming);
  return delivery;
}

/** Posts to the chat and passes the message's name to `onPosted`. */
export async function postReply(
  speaker: Speaker,
  incoming: Incoming,
  spot: Spot,
  reply: Post,
): Promise<void> {
  const { outbox } = speaker;
  const delivery = await postAsked(speaker, incoming, spot, reply.view);
  if (reply.later) void showLater(outbox, spot, delivery, reply.later);
  if (delivery.state === "delivered" && delivery.message)
    await tellPosted(speaker, reply, nameOf(delivery.message));
}

/** Passes on the name of the message that the answer became. */
export async function tellPosted({ log }: Speaker, { onPosted }: Post, message: string): Promise<void> {
  await onPosted?.(message).catch((error: unknown) => {
    log.error({ message, err: error }, "the answer was posted, but its onPosted callback failed");
  });
}

/** Edits a posted message as its later views arrive. Never rejects. */
async function showLater(outbox: Outbox, { chat }: Spot, posted: Delivery, later: AsyncIterable<View>) {
  for await (const view of later) {
    if (posted.state !== "delivered" || !posted.message) return;
    const { id: message, kind } = posted.message;
    const pressed = { kind: "chat", chat, message, photo: kind === "photo" } as const;
    if ((await outbox.edit(pressed, renderView(view))) !== "edited") return;
  }
}

/** Resolves to whether the person can be written to. */
export async function postPrivately(
  speaker: Outgoing & Pick<Speaker, "hasPrivateChat">,
  incoming: Incoming,
  { view, later }: Pick<Post, "view" | "later">,
): Promise<boolean> {
  if (!speaker.hasPrivateChat(Number(incoming.caller.id))) return false;
  const spot = privately(incoming);
  const delivery = await postAsked(speaker, incoming, spot, view);
  if (delivery.state === "unwelcome") return false;
  if (later) void showLater(speaker.outbox, spot, delivery, later);
  return true;
}
