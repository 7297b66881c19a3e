// Converts Telegram updates into chat events; undefined if they aren't for us or not from a person.

import { createHmac } from "node:crypto";
import type {
  CallbackQuery,
  Chat,
  Document,
  InlineQuery,
  MaybeInaccessibleMessage,
  Message,
  User,
} from "grammy/types";
import {
  type Caller,
  type CommandCall,
  type CommandSpec,
  decodeAction,
  type Incoming,
  isFileOption,
  type LinkedCall,
  linesWithFile,
  type OfferRequest,
  type Place,
  type Press,
  type SentFile,
  subcommandOf,
  type Unreadable,
  type ValueLink,
} from "../../chat/index.ts";
import { parseCommandLine } from "../../chat/parse.ts";
import { nearestLocale } from "../../infra/i18n/index.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import { download, sentFile } from "../sent-file.ts";
import { type Client, describe } from "./api.ts";
import { TELEGRAM_LIMITS } from "./limits.ts";
import { nameOf, pressedOf } from "./outbox.ts";
import { displayName, withMentionIds, withPeople } from "./people.ts";
import { topicName } from "./places.ts";

/**
 * Reads a message; undefined if it isn't a command or is for a different bot, `anonymous` if it is but it can't be told
 * who typed it: an administrator in the group's name, or a person in a channel's. `botName` is without `@`. A file's
 * caption is read like a message's text.
 */
export function readMessage(
  message: Message,
  botName: string,
  commands: readonly CommandSpec[],
): CommandCall | Unreadable | "anonymous" | undefined {
  const { from, sender_chat } = message;
  const text = withMentionIds(message);
  const addressee = /^\/[^\s@]*@(\w+)/.exec(text ?? "")?.[1];
  if (addressee && addressee.toLowerCase() !== botName.toLowerCase()) return undefined;
  if (sender_chat) {
    if (!text?.startsWith("/") || message.is_automatic_forward || isPassedOn(message)) return undefined;
    return parseCommandLine(text, commands).ok ? "anonymous" : undefined;
  }
  if (!from || from.is_bot) return undefined;
  if (!text?.startsWith("/")) return plainWords(message, from, commands) ?? loneFile(message, from, commands);
  if (isPassedOn(message)) return undefined;
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
function plainWords(message: Message, from: User, commands: readonly CommandSpec[]): CommandCall | undefined {
  const { chat, text, via_bot, forward_origin } = message;
  if (chat.type !== "private" || text === undefined || via_bot || forward_origin) return undefined;
  const parsed = parseCommandLine(text, commands);
  return { type: "command", ...eventOf(message, from), ...(parsed.ok ? callOf(parsed) : START) };
}

/** A file without a command: meant for us only in the private chat, and only if it isn't part of an album. */
function loneFile(message: Message, from: User, commands: readonly CommandSpec[]): Unreadable | undefined {
  const { chat, document, media_group_id } = message;
  const nearest = linesWithFile(commands);
  if (chat.type !== "private" || !document || media_group_id || nearest.length === 0) return undefined;
  const typed = nameInText(document.file_name ?? "");
  return { type: "unreadable", ...eventOf(message, from), problem: { kind: "lone-file", typed, nearest } };
}

const callOf = ({ command, subcommand, options }: LinkedCall) => ({ command, subcommand, options });

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
    ...(pressed && { message: nameOf(pressed) }),
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

// Links that open the private chat with a call in it: `https://t.me/bot?start=profile_show`.

/** The characters and length that Telegram allows in a link. */
const PAYLOAD = /^[\w-]{1,64}$/;

/** The greeting. */
const START: LinkedCall = { command: "start", subcommand: "start", options: {} };

/** The payload of the link that makes the call; undefined if the call can't be linked. */
export function linkPayload(commands: readonly CommandSpec[], call: LinkedCall): string | undefined {
  const { byLink } = subcommandOf(commands, call) ?? {};
  if (byLink === true || byLink === "begins") return `${call.command}_${call.subcommand}`;
  const value = byLink && call.options[byLink.option];
  const payload = byLink && value && isTaken(byLink, value) && `${byLink.word}_${value}`;
  return payload && PAYLOAD.test(payload) ? payload : undefined;
}

/** The call that a link makes: one that takes its value, otherwise a page, otherwise the greeting. */
function linkedCall(payload: string, commands: readonly CommandSpec[]): LinkedCall {
  const [word, ...rest] = payload.split("_");
  const value = rest.join("_");
  for (const { name: command, subcommands } of commands)
    for (const { name: subcommand, byLink } of subcommands) {
      if (typeof byLink === "object") {
        if (byLink.word === word && isTaken(byLink, value))
          return { command, subcommand, options: { [byLink.option]: value } };
      } else if (byLink && command === word && subcommand === (value || command))
        return { command, subcommand, options: {} };
    }
  return START;
}

// Links by which one person says the same again in the private chat: a line, or a press.

const MARK_CHARACTERS = 9;

/** The payload of such a link: a mark that no one else can make, and the words. The greeting's, if they're too long. */
export function againPayload(token: string, person: string, said: string): string {
  const words = Buffer.from(said).toString("base64url");
  const payload = `${markOf(token, person, words)}${words}`;
  return PAYLOAD.test(payload) ? payload : START.command;
}

/** What a link in a private message says again; undefined if there's none, or it was made for someone else. */
export function saidAgain(token: string, { text, chat }: Message): string | undefined {
  const payload = DEEP_LINK.exec(text ?? "")?.[1] ?? "";
  const words = payload.slice(MARK_CHARACTERS);
  if (words === "" || markOf(token, String(chat.id), words) !== payload.slice(0, MARK_CHARACTERS))
    return undefined;
  return Buffer.from(words, "base64url").toString();
}

function markOf(token: string, person: string, words: string): string {
  const digest = createHmac("sha256", token).update(`again|${person}|${words}`).digest("base64url");
  return digest.slice(0, MARK_CHARACTERS);
}

/** A press that's said again in the private chat. */
export function pressAgain(message: Message, from: User, said: string): Press {
  return { type: "press", ...eventOf(message, from), action: decodeAction(said) };
}

function isTaken({ takes }: ValueLink, value: string): boolean {
  return takes.exec(value)?.[0] === value;
}

// File options: the document that has the command as its caption, or that the command replies to.

/** Adds the document to a command that accepts a file. Nothing is fetched yet. */
export function withDocument(
  incoming: Incoming,
  message: Message,
  client: Client,
  commands: readonly CommandSpec[],
): Incoming {
  if (incoming.type !== "command") return incoming;
  // Telegram sends one file per message.
  const option = subcommandOf(commands, incoming)?.options.find(isFileOption);
  if (!option) return incoming;
  const { reply_to_message: answered, external_reply: elsewhere } = message;
  const document = message.document ?? answered?.document ?? elsewhere?.document;
  const maxBytes = Math.min(option.maxBytes, TELEGRAM_LIMITS.downloadBytes);
  const files = document && { [option.name]: fileOf(document, maxBytes, client) };
  return { ...incoming, fileAdvice: "telegram-file-missing", ...(files && { files }) };
}

/** The file, fetched from the configured Bot API when it's read. */
function fileOf({ file_id, file_name, file_size }: Document, maxBytes: number, client: Client): SentFile {
  const { token, options } = client.api;
  return sentFile({
    name: file_name,
    size: file_size,
    maxBytes,
    fetch: async () => {
      const { file_path } = await client.api.getFile(file_id);
      if (!file_path) throw new Error("Telegram names no path of a document");
      const path = file_path.split("/").map(encodeURIComponent).join("/");
      return download(`${options?.apiRoot}/file/bot${token}/${path}`, maxBytes);
    },
    failed: (error) => {
      client.log.warn({ failure: describe(client, error) }, "couldn't fetch a document");
    },
  });
}
