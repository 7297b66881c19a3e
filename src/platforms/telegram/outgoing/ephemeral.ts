// Ephemeral messages (Bot API 10.3): shown to one person in a group, if the server supports them.

import { InputFile } from "grammy";
import type { Message } from "grammy/types";
import { LRUCache } from "lru-cache";
import { TELEGRAM_LIMITS } from "../limits.ts";
import type { ApiClient } from "./api-client.ts";
import type { Pacing } from "./pacing.ts";
import { NO_PREVIEW, type Rendered } from "./render.ts";
import { report } from "./report.ts";

/** Who should see a message, and where. */
export interface Whisper {
  readonly chat: number;
  readonly topic?: number;
  readonly receiver: number;
  /** The press that it answers. */
  readonly query?: string;
  /** A button that opens an address. */
  readonly link?: { readonly label: string; readonly url: string };
  /** The pressed message's id. The last line shown to its presser is edited, so that there's only one; it leaves a slot
   * to others. */
  readonly beside?: number;
  /** It may wait for a slot, because nothing else reaches the person. */
  readonly waits?: true;
}

/** Resolves to whether the server accepted the message as visible to this person only. Never rejects. */
export type SendEphemeral = (to: Whisper, form: Rendered) => Promise<boolean>;

type Sent = Pick<Message, "message_id" | "ephemeral_message_id">;

/** An older server ignores the ephemeral flag and would show the message to everyone. So support is tested first, with
 * a menu that hardly anyone sees and that's deleted at once. */
const PROBE = { command: "hush", description: "🔮", is_ephemeral: true } as const;
const UNSEEN_MENU = { scope: { type: "all_chat_administrators" }, language_code: "eo" } as const;

/** A message below another message, shown to one person. */
interface Line {
  readonly id: number;
  readonly html: string;
}

const REMEMBERED_LINES = 1_000;
/** Slots that a line below a message leaves free, because that message is edited too. */
const LEFT_TO_OTHERS = 1;
const WAIT_STEP_MS = 1_000;
const WAIT_STEPS_MAX = 60;

/** Sends only what fits in one message without buttons and, unless it `waits`, doesn't have to wait for the chat's
 * pace. An answer to a press also needs a slot that's free now, since the press is waiting for it. */
export function createSendEphemeral(client: ApiClient, { chats, overall }: Pacing): SendEphemeral {
  /** Lines below messages, by chat, person and message. */
  const lines = new LRUCache<string, Line>({ max: REMEMBERED_LINES });
  let known: Promise<boolean> | undefined;
  const knows = (): Promise<boolean> => {
    known ??= isSupported(client).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const maySend = async ({ chat, query }: Whisper): Promise<boolean> => {
    if (query !== undefined && !overall.takeNow()) return false;
    if (chats.spend(String(chat)) > 0) return false;
    if (query === undefined) await overall.turn("post");
    return true;
  };
  const hasRoom = async ({ chat, beside, waits }: Whisper): Promise<boolean> => {
    const isFree = () => chats.isFree(String(chat), beside === undefined ? 0 : LEFT_TO_OTHERS);
    for (let step = 0; waits && step < WAIT_STEPS_MAX && !isFree() && !client.ended.aborted; step++)
      await client.pause(WAIT_STEP_MS, client.ended);
    return isFree();
  };
  /** Waiting is worthwhile only if the server supports ephemeral messages; without waiting, room is checked first. */
  const isPossible = async (to: Whisper): Promise<boolean> => {
    if (!to.waits && !(await hasRoom(to))) return false;
    return (await knows()) && (!to.waits || hasRoom(to));
  };
  const isSaid = (to: Whisper, { html }: Rendered): boolean => lines.get(keyOf(to))?.html === html;
  /** Resolves to whether the existing line now shows this text. */
  const editLine = async (to: Whisper, { html }: Rendered): Promise<boolean> => {
    const line = lines.get(keyOf(to));
    if (!line) return false;
    const options = { parse_mode: "HTML", link_preview_options: NO_PREVIEW } as const;
    try {
      await client.api.editEphemeralMessageText(to.chat, to.receiver, line.id, html, options);
      lines.set(keyOf(to), { ...line, html });
      return true;
    } catch (error) {
      lines.delete(keyOf(to));
      report(client, "ephemeral message", error);
      return false;
    }
  };
  return async (to, form) => {
    if (isSaid(to, form)) return true;
    if (!fits(form)) return false;
    try {
      if (!(await isPossible(to)) || !(await maySend(to))) return false;
      if (await editLine(to, form)) return true;
      const sent = await send(client, to, form);
      if (isEphemeral(sent)) {
        if (to.beside !== undefined) lines.set(keyOf(to), { id: sent.ephemeral_message_id, html: form.html });
        return true;
      }
      known = Promise.resolve(false);
      await takeAway(client, to, sent);
    } catch (error) {
      report(client, "ephemeral message", error);
    }
    return false;
  };
}

function fits({ plain, keyboard, files: [first, ...more] }: Rendered): boolean {
  if (keyboard || more.length > 0 || plain === "") return false;
  return !first || (first.type === "picture" && plain.length <= TELEGRAM_LIMITS.captionCharacters);
}

/** Whether the server keeps a command's ephemeral flag: one that does supports ephemeral messages. */
async function isSupported({ api, callWithRetry }: ApiClient): Promise<boolean> {
  await callWithRetry("repeatable", () => api.setMyCommands([PROBE], UNSEEN_MENU));
  const kept = await callWithRetry("repeatable", () => api.getMyCommands(UNSEEN_MENU));
  await callWithRetry("repeatable", () => api.deleteMyCommands(UNSEEN_MENU));
  return kept.some(({ is_ephemeral }) => is_ephemeral === true);
}

async function takeAway(client: ApiClient, { chat }: Whisper, { message_id }: Sent): Promise<void> {
  await client
    .callWithRetry("repeatable", () => client.api.deleteMessage(chat, message_id))
    .catch((error: unknown) => report(client, "ephemeral message", error));
}

function send({ api }: ApiClient, to: Whisper, { html, files: [picture] }: Rendered): Promise<Sent> {
  if (picture?.type !== "picture") {
    const options = { ...placement(to), parse_mode: "HTML", link_preview_options: NO_PREVIEW } as const;
    return api.sendMessage(to.chat, html, options);
  }
  const options = { ...placement(to), caption: html, parse_mode: "HTML" } as const;
  return api.sendPhoto(to.chat, new InputFile(picture.png, picture.name), options);
}

function placement({ topic, receiver, query, link }: Whisper) {
  return {
    ...(topic !== undefined && { message_thread_id: topic }),
    ...(link && { reply_markup: { inline_keyboard: [[{ text: link.label, url: link.url }]] } }),
    ephemeral_message_parameters: {
      receiver_user_id: receiver,
      ...(query !== undefined && { callback_query_id: query }),
    },
  };
}

function keyOf({ chat, receiver, beside }: Whisper): string {
  return `${chat}|${receiver}|${beside}`;
}

type Ephemeral = Sent & { readonly ephemeral_message_id: number };

const isEphemeral = (sent: Sent): sent is Ephemeral => sent.ephemeral_message_id !== undefined;
