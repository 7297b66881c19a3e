// Answers to messages and presses. A press is acknowledged once and in time; what has to wait follows by itself.

import type { CallbackQuery, Message } from "grammy/types";
import {
  type Dispatch,
  type Incoming,
  type Press,
  type Reply,
  subcommandOf,
  type View,
} from "../../chat/index.ts";
import { type MessageId, say } from "../../infra/i18n/index.ts";
import { countAcknowledgement } from "../../infra/metrics/meters.ts";
import { type Client, describe, report } from "./api.ts";
import { againPayload, linkPayload } from "./incoming.ts";
import { ANSWER_WITHIN_MS, TELEGRAM_LIMITS } from "./limits.ts";
import { type Delivery, type Editable, nameOf, type Outbox, pressedOf, type Spot } from "./outbox.ts";
import { cutAtWord, renderView } from "./render.ts";

export interface Speaker {
  readonly client: Client;
  readonly outbox: Outbox;
  readonly dispatch: Dispatch;
  /** Opens a private chat with the bot: `https://t.me/…`. */
  readonly link: string;
}

type Post = Extract<Reply, { type: "post" }>;

export const words = (text: string): View => ({ blocks: [{ type: "text", text }] });

/** A private chat has the person's id. */
const privately = ({ caller }: Incoming): Spot => ({ chat: Number(caller.id) });

/** Where an answer to the message goes. */
export function spotOf({ chat, message_id, message_thread_id: topic, is_topic_message }: Message): Spot {
  return {
    chat: chat.id,
    ...(is_topic_message && topic !== undefined && { topic }),
    ...(chat.type !== "private" && { replyTo: message_id }),
  };
}

/** Sends the reply to a message. */
export async function sendReply(
  speaker: Speaker,
  message: Message,
  incoming: Incoming,
  reply: Reply,
): Promise<void> {
  const here = spotOf(message);
  const inGroup = incoming.place.kind === "group";
  if (reply.type === "silence" || reply.type === "dropped") return;
  if (reply.type === "notice" && reply.opensPrivate) await askInPrivate(speaker, message, incoming, here);
  else if (reply.type === "notice") {
    // A group isn't told what one person did wrong, unless they can't be reached.
    const isTold =
      inGroup && (await speaker.outbox.post(privately(incoming), words(reply.text))).state === "posted";
    if (!isTold && !(inGroup && reply.discreet)) await postAsked(speaker, incoming, here, words(reply.text));
  } else if (reply.type === "post" && reply.audience === "caller" && inGroup)
    await answerCaller(speaker, message, incoming, reply, here);
  else await postReply(speaker, incoming, here, reply);
}

/** Answers one person in a group: right there if the page has a brief form, otherwise in the private chat. */
async function answerCaller(
  speaker: Speaker,
  message: Message,
  incoming: Incoming,
  reply: Post,
  here: Spot,
): Promise<void> {
  const isBare = incoming.type === "command" && Object.keys(incoming.options).length === 0;
  const brief = isBare ? subcommandOf(speaker.dispatch.commands, incoming)?.brief : undefined;
  if (brief) await askInPrivate(speaker, message, incoming, here, brief);
  else if (
    (await postReply(speaker, incoming, privately(incoming), reply)) === "unwelcome" &&
    !reply.discreet
  )
    await askInPrivate(speaker, message, incoming, here);
}

/** In a group: a few words, and a button that opens the private chat with the same answer. */
async function askInPrivate(
  speaker: Speaker,
  { text = "" }: Message,
  incoming: Incoming,
  here: Spot,
  said: MessageId = "telegram-eyes-only",
): Promise<void> {
  const { locale, id } = incoming.caller;
  const page = incoming.type === "command" && linkPayload(speaker.dispatch.commands, incoming);
  const url = page ? `${speaker.link}?start=${page}` : againUrl(speaker, id, text);
  const link = { text: say(locale, "telegram-open"), url };
  await postAsked(speaker, incoming, { ...here, link }, words(say(locale, said)));
}

const againUrl = ({ client, link }: Speaker, person: string, said: string): string =>
  `${link}?start=${againPayload(client.api.token, person, said)}`;

/** Posts what a person asked for. If it's refused they are told so: there, or in private where the bot may not write. */
async function postAsked(speaker: Speaker, incoming: Incoming, spot: Spot, view: View): Promise<Delivery> {
  const { outbox } = speaker;
  const { locale } = incoming.caller;
  const delivery = await outbox.post(spot, view);
  if (delivery.state === "refused") await outbox.post(spot, words(say(locale, "failure-unexpected")));
  if (delivery.state === "forbidden")
    await outbox.post(privately(incoming), words(say(locale, "telegram-may-not-write")));
  return delivery;
}

/** Posts the reply, tells its feature the message's name if it's in the event's chat, and shows its later views. */
async function postReply(
  speaker: Speaker,
  incoming: Incoming,
  spot: Spot,
  reply: Extract<Reply, { type: "post" | "edit" }>,
): Promise<Delivery["state"]> {
  const delivery = await postAsked(speaker, incoming, spot, reply.view);
  if (delivery.state !== "posted" || reply.type !== "post") return delivery.state;
  if (String(spot.chat) === incoming.place.id)
    await reply.onPosted?.(nameOf(delivery.at)).catch(logged(speaker));
  await showLater(speaker, delivery.at, reply);
  return delivery.state;
}

const logged =
  ({ client }: Speaker) =>
  (error: unknown) =>
    client.log.error({ err: error }, "the answer was posted, but its onPosted callback failed");

async function showLater({ outbox }: Speaker, at: Editable, { later }: Post): Promise<void> {
  for await (const view of later ?? []) if ((await outbox.edit({ at, view })) !== "edited") return;
}

/** What the presser is told, and the only one who's told: words, or an address that their app opens. Resolves to whether
 * it was on time and accepted. */
type Give = (text?: string, how?: { readonly alert?: true; readonly url?: string }) => Promise<boolean>;

/** Handles a press and acknowledges it, by its answer or after a while. Resolves once it's handled; `after` gets what's
 * still being sent. */
export async function answerPress(
  speaker: Speaker,
  query: CallbackQuery,
  press: Press,
  after: (work: Promise<unknown>) => void,
): Promise<void> {
  const { client, dispatch } = speaker;
  const { locale } = press.caller;
  let isGiven = false;
  const give: Give = async (text, how) => {
    if (isGiven) return false;
    isGiven = true;
    clearTimeout(late);
    const said = text && cutAtWord(text, TELEGRAM_LIMITS.answerCharacters);
    const { url } = how ?? {};
    const answer = said ? { text: said, ...(how?.alert && { show_alert: true }) } : url ? { url } : {};
    try {
      await client.api.answerCallbackQuery(query.id, answer);
      countAcknowledgement("telegram", "taken");
      return true;
    } catch (error) {
      countAcknowledgement("telegram", "lost");
      report(client, "press", error);
      return false;
    }
  };
  const late = setTimeout(() => give(say(locale, "telegram-slow"), { alert: true }), ANSWER_WITHIN_MS);
  const failed = async (error: unknown): Promise<void> => {
    client.log.error({ failure: describe(client, error) }, "a press on Telegram failed");
    await give(say(locale, "failure-unexpected"), { alert: true });
  };
  try {
    const reply = await dispatch.handle(press);
    if (reply.type === "dropped") clearTimeout(late);
    else after(sendPressReply(speaker, { query, press, give }, reply).catch(failed));
  } catch (error) {
    await failed(error);
  }
}

interface PressEvent {
  readonly query: CallbackQuery;
  readonly press: Press;
  readonly give: Give;
}

async function sendPressReply(
  speaker: Speaker,
  event: PressEvent,
  reply: Exclude<Reply, { type: "dropped" }>,
): Promise<void> {
  const { query, press, give } = event;
  const { outbox } = speaker;
  const at = pressedOf(query);
  const spot = pressSpot(event);
  if (reply.type === "silence") await give();
  else if (reply.type === "notice" && reply.opensPrivate) await openPrivate(speaker, event);
  else if (reply.type === "notice") await tell(speaker, event, reply.text);
  else if (reply.type === "post" && isForPresser(event, reply)) await postToPresser(speaker, event, reply);
  else if (reply.type === "post" && at?.kind !== "inline")
    await Promise.all([give(), postReply(speaker, press, spot, reply)]);
  else if (at) {
    // An inline message's chat can't be posted to, so a post replaces the message itself.
    const edit = reply.type === "edit" ? reply : undefined;
    const { present, shared: isShared = false } = edit ?? {};
    const edited = outbox.edit({ at, view: reply.view, present, isShared });
    if (edit?.notice) await tell(speaker, event, edit.notice);
    else await give(edit?.toast);
    await edited;
    if (reply.type === "post") await reply.onPosted?.(nameOf(at)).catch(logged(speaker));
    // An edited text can't hold files, so they follow it.
    const files = reply.view.blocks.filter(({ type }) => type === "file" || type === "picture");
    const follows = files.length > 0 && at.kind === "chat" && !at.photo;
    if (follows) await postAsked(speaker, press, spot, { blocks: files });
  } else await give();
}

const isForPresser = ({ press }: PressEvent, { audience, isNotYours }: Post): boolean =>
  isNotYours === true || (audience === "caller" && press.place.kind === "group");

/** Where a press's post goes: to the message's topic. */
function pressSpot({ query: { message }, press }: PressEvent): Spot {
  if (!message) return privately(press);
  const { chat, topic } = spotOf(message as Message);
  return { chat, ...(topic !== undefined && { topic }) };
}

/** Tells the presser by an alert; in the private chat if it's too long for one, or the press was answered before. */
async function tell(speaker: Speaker, { press, give }: PressEvent, text: string): Promise<void> {
  const post = async () => (await speaker.outbox.post(privately(press), words(text))).state === "posted";
  const isLong = text.length > TELEGRAM_LIMITS.answerCharacters;
  if (isLong && (await post())) await give();
  else if (!(await give(text, { alert: true })) && !isLong) await post();
}

/** To someone without a private chat, an alert says the words if they need no buttons; otherwise the chat opens, where
 * *Start* repeats the press. */
async function postToPresser(speaker: Speaker, event: PressEvent, reply: Post): Promise<void> {
  const { press, give } = event;
  if (reply.isNotYours) return void (await give(renderView(reply.view).plain, { alert: true }));
  const delivery = await speaker.outbox.post(privately(press), reply.view);
  if (delivery.state === "posted") {
    await give();
    await showLater(speaker, delivery.at, reply);
    return;
  }
  const { plain, files, keyboard } = renderView(reply.view);
  const fits = files.length === 0 && !keyboard && plain.length <= TELEGRAM_LIMITS.answerCharacters;
  if (fits) await give(plain, { alert: true });
  else if (delivery.state === "unwelcome") await openPrivate(speaker, event);
  else await give(say(press.caller.locale, "failure-unexpected"), { alert: true });
}

async function openPrivate(speaker: Speaker, { query, press, give }: PressEvent): Promise<void> {
  await give(undefined, { url: againUrl(speaker, press.caller.id, query.data ?? "") });
}
