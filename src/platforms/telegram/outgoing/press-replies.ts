// Translates replies to presses into Telegram calls: the answer to the press, edits and posts.

import type { CallbackQuery } from "grammy/types";
import type { Press, Reply, View } from "../../../chat/index.ts";
import { say } from "../../../infra/i18n/index.ts";
import { TELEGRAM_LIMITS } from "../limits.ts";
import type { Acknowledgement } from "./acknowledgement.ts";
import type { Whisper } from "./ephemeral.ts";
import { nameOfPressed, pressedOf } from "./message-name.ts";
import { renderView } from "./render.ts";
import { looksLike } from "./render-cache.ts";
import {
  postAsked,
  postPrivately,
  postReply,
  privately,
  type Speaker,
  tellPosted,
  whisperTo,
  words,
} from "./replies.ts";
import { charactersOf } from "./send-edit.ts";
import type { Spot } from "./send-post.ts";

type Edit = Extract<Reply, { type: "edit" }>;

/** A press, with what's needed to answer it. */
export interface PressEvent {
  readonly query: CallbackQuery;
  readonly press: Press;
  readonly acknowledgement: Acknowledgement;
}

/** Handles a press; always acknowledges it, by reply or timeout. */
export async function answerPress(speaker: Speaker, event: PressEvent): Promise<() => Promise<void>> {
  const { query, press, acknowledgement } = event;
  const pressed = pressedOf(query);
  const reply = await speaker.dispatch.handle(press);
  if (reply.type === "dropped") return async () => acknowledgement.drop();
  if (reply.type === "notice") return () => tellPresser(speaker, event, reply.text);
  if (reply.type === "silence") return async () => void (await acknowledgement.give({}));
  if (reply.type === "post" && reply.audience === "caller" && press.place.kind === "group")
    return () => postToPresser(speaker, event, reply.view);
  if (reply.type === "post" && pressed?.kind !== "inline") {
    const spot = pressSpot(query, press);
    if (speaker.outbox.isFull()) return () => tellBusy(event);
    return async () =>
      void (await Promise.all([acknowledgement.give({}), postReply(speaker, press, spot, reply)]));
  }
  // An inline message's chat can't be posted to, so the post replaces the message itself.
  const form = pressed && renderView(reply.view, charactersOf(pressed));
  const edit = reply.type === "edit" ? reply : undefined;
  const isBehind = form !== undefined && !looksLike(query.message, form);
  if (pressed && isBehind)
    void speaker.outbox.edit(pressed, form, {
      present: edit?.present,
      isShared: edit?.shared === true,
      isSeenBehind:
        query.message !== undefined && query.message.date !== 0 && query.message.text !== undefined,
    });
  return async () => {
    if (edit) await answerEdit(speaker, event, edit, isBehind);
    else await acknowledgement.give({});
    if (reply.type === "post" && pressed) await tellPosted(speaker, reply, nameOfPressed(pressed));
    const files = filesOf(reply.view);
    const hasTheirOwn = pressed?.kind === "chat" && pressed.photo;
    // An edited text message can't hold files, so they follow it.
    if (files.length > 0 && !hasTheirOwn)
      await postAsked(speaker, press, pressSpot(query, press), { blocks: files });
  };
}

async function tellBusy({ press, acknowledgement }: PressEvent): Promise<void> {
  await acknowledgement.give({ text: say(press.caller.locale, "failure-busy"), alert: true });
}

/** If the message is behind, a toast says all that the next press needs, even if this press came too early. */
async function answerEdit(
  speaker: Speaker,
  event: PressEvent,
  { notice, toast, privateToast, toastTurn, outdated }: Edit,
  isBehind: boolean,
): Promise<void> {
  if (notice && !(toast && outdated && isBehind)) return tellPresser(speaker, event, notice);
  // A line about a new turn soon becomes redundant: the message shows it.
  const stays = privateToast === true && toastTurn === undefined;
  const isShown = toast !== undefined && stays && (await showBeside(speaker, event, toast));
  const outcome = await event.acknowledgement.give(toast && !isShown ? { text: toast } : {});
  if (toast && toastTurn !== undefined && outcome === "given")
    speaker.acknowledged.note(event.press, toastTurn);
}

/** Resolves to whether a private line below the message now shows the text; unlike a toast, it stays. */
async function showBeside({ outbox }: Speaker, event: PressEvent, text: string): Promise<boolean> {
  const to = whisperOf(event);
  const beside = event.query.message?.message_id;
  return to !== undefined && beside !== undefined && outbox.whisper({ ...to, beside }, words(text));
}

function pressSpot({ message }: CallbackQuery, press: Press): Spot {
  if (!message) return privately(press);
  // A message that is inaccessible because of its age has date 0 and no topic.
  const topic = message.date !== 0 && message.is_topic_message ? message.message_thread_id : undefined;
  return { chat: message.chat.id, ...(topic !== undefined && { topic }) };
}

/** Where to reach only the presser; undefined if it's their own private chat, or an unknown one. */
function whisperOf({ query, press }: PressEvent): Whisper | undefined {
  if (!query.message || press.place.kind !== "group") return undefined;
  return { ...whisperTo(pressSpot(query, press), press), query: query.id };
}

/** Delivers a notice as a message for the presser only, if the server accepts one now. Otherwise it's an alert, or goes
 * to the private chat if it's too long for one or the press was already answered. */
async function tellPresser(speaker: Speaker, event: PressEvent, text: string): Promise<void> {
  const { outbox } = speaker;
  const { acknowledgement } = event;
  const to = whisperOf(event);
  if (to && (await outbox.whisper(to, words(text)))) await acknowledgement.give({});
  else if (text.length > TELEGRAM_LIMITS.answerCharacters && (await postBeside(speaker, event, text)))
    await acknowledgement.give({});
  else if ((await acknowledgement.give({ text, alert: true })) === "late")
    await tellLate(speaker, event, text);
}

/** Delivers an alert once the press has been answered: in the private chat, or as advice to open one. */
async function tellLate(speaker: Speaker, event: PressEvent, text: string): Promise<void> {
  const { state } = await speaker.outbox.post(privately(event.press), words(text));
  if (state === "unwelcome") await askToOpen(speaker, event);
}

async function askToOpen(speaker: Speaker, { query, press }: PressEvent): Promise<void> {
  await speaker.outbox.post(pressSpot(query, press), words(openFirst(speaker, press)));
}

const openFirst = ({ link }: Speaker, { caller }: Press): string =>
  say(caller.locale, "telegram-open-private-chat", { link });

/** Resolves to whether there was a chat to post it in. */
async function postBeside(speaker: Speaker, event: PressEvent, text: string): Promise<boolean> {
  const { query, press } = event;
  if (press.place.kind === "group") return postInPrivate(speaker, event, words(text));
  hurryIfBusy(speaker, event, pressSpot(query, press).chat);
  const { state } = await speaker.outbox.post(pressSpot(query, press), words(text));
  return state === "delivered";
}

/** Resolves to whether the presser can be written to. */
async function postInPrivate(speaker: Speaker, event: PressEvent, view: View): Promise<boolean> {
  const { press } = event;
  if (!speaker.hasPrivateChat(Number(press.caller.id))) return false;
  hurryIfBusy(speaker, event, privately(press).chat);
  return postPrivately(speaker, press, { view });
}

/** A press never waits for a message's slot. */
function hurryIfBusy({ outbox }: Speaker, { acknowledgement }: PressEvent, chat: number): void {
  if (outbox.isBusy(chat)) acknowledgement.hurry();
}

async function postToPresser(speaker: Speaker, event: PressEvent, view: View): Promise<void> {
  const { press, acknowledgement } = event;
  const to = whisperOf(event);
  const isWhispered = to !== undefined && (await speaker.outbox.whisper(to, view));
  const posted = isWhispered || (await postInPrivate(speaker, event, view));
  const first = alertOf(view) ?? openFirst(speaker, press);
  const outcome = await acknowledgement.give(posted ? {} : { text: first, alert: true });
  if (outcome === "late" && !posted) await askToOpen(speaker, event);
}

/** A short text also reaches people without a private chat, minus its buttons. */
function alertOf(view: View): string | undefined {
  const { plain, files } = renderView(view);
  return files.length === 0 && plain.length <= TELEGRAM_LIMITS.answerCharacters ? plain : undefined;
}

function filesOf({ blocks }: View): View["blocks"] {
  return blocks.filter(({ type }) => type === "file" || type === "picture");
}
