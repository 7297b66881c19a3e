// Telegram's updates as the chat core knows them. What is not for us, or has no person behind it,
// becomes undefined.

import type { CallbackQuery, Chat, InlineQuery, MaybeInaccessibleMessage, Message, User } from "grammy/types";
import {
  type Caller,
  type CommandCall,
  type CommandSpec,
  decodeAction,
  type OfferRequest,
  type Place,
  type Press,
  type Unreadable,
} from "../../chat/index.ts";
import { parseCommandLine } from "../../chat/parse.ts";
import { nearestLocale } from "../../infra/i18n/index.ts";
import { TELEGRAM_LIMITS } from "./limits.ts";
import { displayName, withMentionIds, withPeople } from "./people.ts";

/** What a message asks of us; undefined for one that is no command, or not for this bot. `botName`
 * is without `@`. */
export function readMessage(
  message: Message,
  botName: string,
  commands: readonly CommandSpec[],
): CommandCall | Unreadable | undefined {
  const { from } = message;
  const text = withMentionIds(message);
  if (!text?.startsWith("/") || !from || from.is_bot || message.sender_chat) return undefined;
  const addressee = /^\/[^\s@]*@(\w+)/.exec(text)?.[1];
  if (addressee && addressee.toLowerCase() !== botName.toLowerCase()) return undefined;
  const event = {
    id: `message:${message.chat.id}:${message.message_id}`,
    caller: callerOf(from),
    place: placeOf(message.chat, topicOf(message)),
  };
  const parsed = parseCommandLine(text, commands);
  if (parsed.ok) return { type: "command", ...event, ...withPeople(callOf(parsed), message, commands) };
  if (isDeepLink(text))
    return { type: "command", ...event, command: "start", subcommand: "start", options: {} };
  // In a group a command that we do not know is some other bot's, unless it names us.
  const perhapsAnothers =
    parsed.problem.kind === "unknown-command" && event.place.kind === "group" && !addressee;
  return perhapsAnothers ? undefined : { type: "unreadable", ...event, problem: parsed.problem };
}

const callOf = ({ command, subcommand, options }: Omit<CommandCall, "type" | "id" | "caller" | "place">) => ({
  command,
  subcommand,
  options,
});

/** A link `t.me/bot?start=payload` makes the app send the payload after `/start`, and the person
 * has typed none of it. */
const isDeepLink = (text: string): boolean => /^\/start(@\w+)?\s+[\w-]{1,64}$/.test(text);

export function readPress(query: CallbackQuery): Press {
  return {
    type: "press",
    id: query.id,
    caller: callerOf(query.from),
    // A message sent in inline mode may stand in a chat we know nothing of but this id.
    place: query.message
      ? placeOf(query.message.chat, topicOf(query.message))
      : { kind: "group", id: query.chat_instance },
    action: query.data === undefined ? undefined : decodeAction(query.data),
  };
}

export function readInlineQuery(query: InlineQuery): OfferRequest & { readonly type: "offer" } {
  const kind = query.chat_type === "sender" ? "private" : "group";
  return {
    type: "offer",
    id: query.id,
    caller: callerOf(query.from),
    place: { kind, id: kind === "private" ? String(query.from.id) : "inline" },
    query: query.query,
  };
}

function callerOf(user: User): Caller {
  return {
    platform: "telegram",
    id: String(user.id),
    name: displayName(user),
    ...(user.username && { handle: user.username.toLowerCase() }),
    locale: nearestLocale(user.language_code),
    fieldLimits: TELEGRAM_LIMITS.field,
  };
}

function placeOf(chat: Chat, topic?: string): Place {
  return {
    kind: chat.type === "private" ? "private" : "group",
    id: String(chat.id),
    ...(topic && { topic }),
  };
}

/** A message too old for Telegram to show it has date 0 and tells no topic. */
function topicOf(message: MaybeInaccessibleMessage): string | undefined {
  const isTold = message.date !== 0 && message.is_topic_message && message.message_thread_id !== undefined;
  return isTold ? String(message.message_thread_id) : undefined;
}
