// Ephemeral messages (Bot API 10.3): seen in a group by one person alone, where the server has them.

import { InputFile } from "grammy";
import type { Message } from "grammy/types";
import { TELEGRAM_LIMITS } from "../limits.ts";
import type { ApiClient } from "./api-client.ts";
import type { Pacing } from "./pacing.ts";
import { NO_PREVIEW, type Rendered } from "./render.ts";
import { report } from "./report.ts";

/** Who is to see a message, and where. */
export interface Whisper {
  readonly chat: number;
  readonly topic?: number;
  readonly receiver: number;
  /** The press that it answers. */
  readonly query?: string;
}

/** Resolves to whether the server took the message for this person alone. Never rejects. */
export type SendEphemeral = (to: Whisper, form: Rendered) => Promise<boolean>;

type Sent = Pick<Message, "message_id" | "ephemeral_message_id">;

/** An older server ignores what makes a message ephemeral, and would show it to everybody. So it is
 * asked first, by a menu that hardly anybody has and that is taken away at once. */
const PROBE = { command: "hush", description: "🔮", is_ephemeral: true } as const;
const UNSEEN_MENU = { scope: { type: "all_chat_administrators" }, language_code: "eo" } as const;

/** Only what one message holds, has no buttons, and need not wait for the chat's pace; what answers a
 * press, besides, only where a slot is free now, as the press waits for it. */
export function createSendEphemeral(client: ApiClient, { chats, overall }: Pacing): SendEphemeral {
  let known: Promise<boolean> | undefined;
  const knows = (): Promise<boolean> => {
    known ??= isSupported(client).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const maySend = async ({ chat, query }: Whisper): Promise<boolean> => {
    if (query !== undefined && !(await overall.takeNow())) return false;
    if ((await chats.spend(String(chat))) > 0) return false;
    if (query === undefined) await overall.turn("post");
    return true;
  };
  return async (to, form) => {
    if (!fits(form) || !chats.isFree(String(to.chat))) return false;
    try {
      if (!(await knows())) return false;
      if (!(await maySend(to))) return false;
      const sent = await send(client, to, form);
      if (isEphemeral(sent)) return true;
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

/** Whether the server keeps what marks a command as ephemeral: one that does knows such messages. */
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

function placement({ topic, receiver, query }: Whisper) {
  return {
    ...(topic !== undefined && { message_thread_id: topic }),
    ephemeral_message_parameters: {
      receiver_user_id: receiver,
      ...(query !== undefined && { callback_query_id: query }),
    },
  };
}

const isEphemeral = ({ ephemeral_message_id: id }: Sent): boolean => id !== undefined;
