// Converts Telegram updates into chat events; undefined if they aren't for us or not from a person.

import type { CallbackQuery, Chat, InlineQuery, MaybeInaccessibleMessage, Message, User } from "grammy/types";
import {
  type Caller,
  type CommandCall,
  type CommandSpec,
  decodeAction,
  linesWithFile,
  type OfferRequest,
  type Place,
  type Press,
  type Unreadable,
} from "../../chat/index.ts";
import { parseCommandLine } from "../../chat/parse/parse.ts";
import { nearestLocale } from "../../infra/i18n/index.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import { linkedCall, START } from "./deep-links.ts";
import { topicName } from "./find-place.ts";
import { TELEGRAM_LIMITS } from "./limits.ts";
import { nameOfPressed, pressedOf } from "./outgoing/message-name.ts";
import { displayName, withMentionIds, withPeople } from "./people.ts";

type Call = CommandCall;
type Lone = Unreadable;

/**
 * Reads a message; undefined if it isn't a command or is for a different bot. `botName` is without `@`. A file's
 * caption is read like a message's text.
 */
export function readMessage(
  message: Message,
  botName: string,
  commands: readonly CommandSpec[],
): Call | Lone | undefined {
  const { from } = message;
  const text = withMentionIds(message);
  if (!from || from.is_bot || message.sender_chat) return undefined;
  if (!text?.startsWith("/")) return plainWords(message, from, commands) ?? loneFile(message, from, commands);
  if (isPassedOn(message)) return undefined;
  const addressee = /^\/[^\s@]*@(\w+)/.exec(text)?.[1];
  if (addressee && addressee.toLowerCase() !== botName.toLowerCase()) return undefined;
  const event = eventOf(message, from);
  const parsed = parseCommandLine(text, commands);
  if (parsed.ok)
    return { type: "command", ...event, ...withPeople(callOf(parsed), message, commands, botName) };
  const payload = DEEP_LINK.exec(text)?.[1];
  if (payload !== undefined) return { type: "command", ...event, ...linkedCall(payload, commands) };
  // In groups, an unknown command belongs to a different bot unless it names us.
  const perhapsAnothers =
    parsed.problem.kind === "unknown-command" && event.place.kind === "group" && !addressee;
  return perhapsAnothers ? undefined : { type: "unreadable", ...event, problem: parsed.problem };
}

function eventOf(message: Message, from: User) {
  return {
    id: `message:${message.chat.id}:${message.message_id}`,
    caller: callerOf(from),
    place: placeOf(message.chat, topicOf(message)),
  };
}

/** A file forwarded to a group: its caption is by whoever sent it first. */
function isPassedOn({ chat, caption, forward_origin }: Message): boolean {
  return caption !== undefined && forward_origin !== undefined && chat.type !== "private";
}

/** Text in the private chat: a move, a command without its slash, otherwise a greeting. */
function plainWords(message: Message, from: User, commands: readonly CommandSpec[]): Call | undefined {
  const { chat, text, via_bot, forward_origin } = message;
  if (chat.type !== "private" || text === undefined || via_bot || forward_origin) return undefined;
  const parsed = parseCommandLine(text, commands);
  return { type: "command", ...eventOf(message, from), ...(parsed.ok ? callOf(parsed) : START) };
}

/** A file without a command: meant for us only in the private chat, and only if it isn't part of an album. */
function loneFile(message: Message, from: User, commands: readonly CommandSpec[]): Lone | undefined {
  const { chat, document, media_group_id } = message;
  const lines = linesWithFile(commands);
  if (chat.type !== "private" || !document || media_group_id || lines.length === 0) return undefined;
  const typed = nameInText(document.file_name ?? "");
  return { type: "unreadable", ...eventOf(message, from), problem: { kind: "lone-file", typed, lines } };
}

const callOf = ({ command, subcommand, options }: Omit<CommandCall, "type" | "id" | "caller" | "place">) => ({
  command,
  subcommand,
  options,
});

/** A `t.me/bot?start=payload` link sends the payload after `/start`; the user did not type it. */
const DEEP_LINK = /^\/start(?:@\w+)?\s+([\w-]{1,64})$/;

export function readPress(query: CallbackQuery): Press {
  const pressed = pressedOf(query);
  return {
    type: "press",
    id: query.id,
    caller: callerOf(query.from),
    // For an inline message, this id is all that's known of its chat.
    place: query.message
      ? placeOf(query.message.chat, topicOf(query.message))
      : { kind: "group", id: query.chat_instance, editsOnly: true },
    action: query.data === undefined ? undefined : decodeAction(query.data),
    ...(pressed && { message: nameOfPressed(pressed) }),
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
    ...topicName(chat, topic),
  };
}

/** A message that is inaccessible because of its age has date 0 and no topic. */
function topicOf(message: MaybeInaccessibleMessage): string | undefined {
  const isInTopic = message.date !== 0 && message.is_topic_message && message.message_thread_id !== undefined;
  return isInTopic ? String(message.message_thread_id) : undefined;
}
