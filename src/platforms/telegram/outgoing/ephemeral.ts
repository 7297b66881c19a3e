// Ephemeral messages (Bot API 10.3): seen in a group by one person alone, where the server has them.

import { InputFile } from "grammy";
import type { Message } from "grammy/types";
import { TELEGRAM_LIMITS } from "../limits.ts";
import type { ApiClient } from "./api-client.ts";
import type { ChatPace } from "./chat-pace.ts";
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

/** An older server ignores what makes a message ephemeral: it is tried with this first. */
const HARMLESS = "🔮";

/** Only what one message holds, has no buttons, and need not wait for the chat's pace. */
export function createSendEphemeral(client: ApiClient, pace: ChatPace): SendEphemeral {
  let isKnown: boolean | undefined;
  return async (to, form) => {
    if (isKnown === false || !fits(form) || !pace.isFree(String(to.chat))) return false;
    pace.spend(String(to.chat));
    try {
      isKnown ??= await isSupported(client, to);
      if (!isKnown) return false;
      const sent = await send(client, to, form);
      isKnown = isEphemeral(sent);
      if (!isKnown) await takeAway(client, to, sent);
      return isKnown;
    } catch (error) {
      report(client, "ephemeral message", error);
      return false;
    }
  };
}

function fits({ plain, keyboard, files: [first, ...more] }: Rendered): boolean {
  if (keyboard || more.length > 0 || plain === "") return false;
  return !first || (first.type === "picture" && plain.length <= TELEGRAM_LIMITS.captionCharacters);
}

/** Asks with a message that anybody may see, and takes it away again. */
async function isSupported(client: ApiClient, to: Whisper): Promise<boolean> {
  const { query: _last, ...spot } = to;
  const sent = await client.api.sendMessage(to.chat, HARMLESS, {
    ...placement(spot),
    disable_notification: true,
  });
  await takeAway(client, to, sent);
  return isEphemeral(sent);
}

/** Whether it succeeds says nothing about what the server knows. */
async function takeAway(client: ApiClient, { chat, receiver }: Whisper, sent: Sent): Promise<void> {
  const { message_id, ephemeral_message_id: own } = sent;
  await client
    .callWithRetry("repeatable", () =>
      own === undefined
        ? client.api.deleteMessage(chat, message_id)
        : client.api.deleteEphemeralMessage(chat, receiver, own),
    )
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
