// Chats given by `@channel`, by id, or by a link to a chat or forum topic; fetched only on demand.

import type { Chat, ChatFullInfo, ChatMember } from "grammy/types";
import type { FoundPlace } from "../../chat/index.ts";
import { nameInText, unlinked } from "../../infra/i18n/name-in-text.ts";
import type { Administrators } from "./administrators.ts";
import type { ApiClient } from "./outgoing/api-client.ts";
import { faultOf } from "./outgoing/fault.ts";

/** A parsed chat reference. */
export interface NamedChat {
  readonly chat: string | number;
  /** The topic if the chat is a forum; otherwise a message number. */
  readonly topic?: number;
}

const LINK = /^(?:https?:\/\/)?(?:t\.me|telegram\.me)\//i;
const PRIVATE_LINK = /^c\/(\d{1,15})(?:\/(\d{1,10}))?(?:\/\d{1,10})?\/?$/;
const PUBLIC_LINK = /^([a-z]\w{3,31})(?:\/(\d{1,10}))?(?:\/\d{1,10})?\/?$/i;
const NAME = /^@?([a-z]\w{3,31})$/i;
/** A chat id, optionally with a topic. */
const NUMBER = /^(-\d{1,15})(?:\/(\d{1,10}))?$/;

/** Every forum's general thread; posts can't address it by number. */
const GENERAL_TOPIC = 1;

/** Parses a chat reference; undefined if it names no group (an invitation, a person's number). */
export function readChatName(typed: string): NamedChat | undefined {
  const text = typed.trim();
  const [, id, within] = NUMBER.exec(text) ?? [];
  if (id) return withTopic(Number(id), within);
  const name = NAME.exec(text)?.[1];
  if (name) return { chat: `@${name}` };
  if (!LINK.test(text)) return undefined;
  const path = text.replace(LINK, "").replace(/[?#].*$/, "");
  const [, number, topic] = PRIVATE_LINK.exec(path) ?? [];
  if (number) return withTopic(Number(`-100${number}`), topic);
  const [, linked, thread] = PUBLIC_LINK.exec(path) ?? [];
  return linked ? withTopic(`@${linked}`, thread) : undefined;
}

function withTopic(chat: string | number, topic: string | undefined): NamedChat {
  return topic === undefined ? { chat } : { chat, topic: Number(topic) };
}

export interface Finder {
  readonly client: ApiClient;
  readonly administrators: Administrators;
  readonly bot: number;
  readonly person: number;
}

/** Resolves a chat reference. Never rejects: a chat that cannot be fetched is unknown. */
export async function findPlace(typed: string, finder: Finder): Promise<FoundPlace> {
  const named = readChatName(typed);
  if (!named) return { problem: "unknown" };
  const { client, administrators, bot, person } = finder;
  try {
    const chat = await client.callWithRetry("repeatable", () => client.api.getChat(named.chat));
    if (chat.type === "private") return { problem: "unknown" };
    const member = await client.callWithRetry("repeatable", () => client.api.getChatMember(chat.id, bot));
    if (!mayPost(chat, member)) return { problem: "not-writable" };
    const mayManage = (await administrators(chat.id, person)) === true;
    return { place: placeOf(chat, named.topic), name: nameOf(chat), mayManage };
  } catch (error) {
    client.log.info({ failure: client.describe(error) }, "Telegram doesn't let the bot into the named chat");
    return { problem: isClosed(error) ? "not-writable" : "unknown" };
  }
}

/** The chat exists, but the bot is not a member. */
function isClosed(error: unknown): boolean {
  const notFound = /chat not found|PEER_ID_INVALID/i.test(error instanceof Error ? error.message : "");
  const { kind } = faultOf(error);
  return !notFound && (kind === "unwelcome" || kind === "other");
}

function mayPost({ type, permissions }: ChatFullInfo, member: ChatMember): boolean {
  switch (member.status) {
    case "creator":
      return true;
    case "administrator":
      return type !== "channel" || member.can_post_messages === true;
    case "member":
      return permissions?.can_send_messages !== false;
    case "restricted":
      return member.is_member && member.can_send_messages;
    case "left":
    case "kicked":
      return false;
  }
}

function placeOf(chat: ChatFullInfo, topic: number | undefined) {
  const { id, is_forum } = chat;
  const isTopic = is_forum === true && topic !== undefined && topic !== GENERAL_TOPIC;
  const named = isTopic ? { topic: String(topic) } : {};
  return { kind: "group", id: String(id), ...named, ...topicName(chat, named.topic) } as const;
}

/** The link to a forum's topic, the only name for it that Telegram provides; empty for other chats. */
export function topicName(chat: Chat, topic: string | undefined): { readonly name?: string } {
  if (chat.type !== "supergroup" || !chat.is_forum) return {};
  const path = chat.username ?? `c/${String(chat.id).replace(/^-100/, "")}`;
  return { name: `t.me/${path}/${topic ?? GENERAL_TOPIC}` };
}

function nameOf(chat: Chat): string {
  if ("username" in chat && chat.username) return `@${chat.username}`;
  return unlinked(nameInText(chat.title ?? String(chat.id)));
}
