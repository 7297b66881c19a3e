// Chats given by `@channel`, by id, or by a link to a chat or forum topic, and who manages them; fetched only on demand.

import type { Chat, ChatFullInfo, ChatMember } from "grammy/types";
import { LRUCache } from "lru-cache";
import type { FoundPlace } from "../../chat/index.ts";
import { nameInText, unlinked } from "../../infra/i18n/name-in-text.ts";
import { type Client, describe, faultOf } from "./api.ts";

/** What Telegram says of chats. `bot`: its id. */
export function createPlaces(client: Client, bot: number) {
  /** Believed for a minute. */
  const known = new LRUCache<number, ReadonlySet<number>>({ max: 1_000, ttl: 60_000 });

  /** Whether a person manages a chat; `nobody` if it has no administrators; false on failure. */
  async function manages(chat: number, person: number): Promise<boolean | "nobody"> {
    try {
      const members = known.has(chat) ? [] : await client.api.getChatAdministrators(chat);
      const people = known.get(chat) ?? new Set(members.map(({ user }) => user.id));
      if (members.length > 0) known.set(chat, people);
      return people.size === 0 ? "nobody" : people.has(person);
    } catch (error) {
      client.log.warn({ chat, failure: describe(client, error) }, "Telegram doesn't say who manages a group");
      return false;
    }
  }

  /** Resolves a chat reference for a person. Never rejects: a chat that cannot be fetched is unknown. */
  async function find(typed: string, person: number): Promise<FoundPlace> {
    const named = readChatName(typed);
    if (!named) return { problem: "unknown" };
    try {
      const chat = await client.api.getChat(named.chat);
      if (chat.type === "private") return { problem: "unknown" };
      const member = await client.api.getChatMember(chat.id, bot);
      if (!mayPost(chat, member)) return { problem: "not-writable" };
      const mayManage = (await manages(chat.id, person)) === true;
      return { place: placeOf(chat, named.topic), name: nameOf(chat), mayManage };
    } catch (error) {
      client.log.info(
        { failure: describe(client, error) },
        "Telegram doesn't let the bot into the named chat",
      );
      // The chat exists, but the bot isn't a member.
      const notFound = /chat not found|PEER_ID_INVALID/i.test(error instanceof Error ? error.message : "");
      const isClosed = !notFound && ["unwelcome", "forbidden", "other"].includes(faultOf(error));
      return { problem: isClosed ? "not-writable" : "unknown" };
    }
  }
  return { manages, find };
}

const NAME = /^@?([a-z]\w{3,31})$/i;
/** A chat id, optionally with a topic. */
const NUMBER = /^(-\d{1,15})(?:\/(\d{1,10}))?$/;
/** A private or public chat, then a topic if the chat is a forum, otherwise a message. */
const LINK =
  /^(?:https?:\/\/)?(?:t\.me|telegram\.me)\/(?:c\/(\d{1,15})|([a-z]\w{3,31}))(?:\/(\d{1,10}))?(?:\/\d{1,10})?\/?(?:[?#].*)?$/i;

/** Every forum's general thread; posts can't address it by number. */
const GENERAL_TOPIC = 1;

/** Parses a chat reference; undefined if it names no group (an invitation, a person's number). */
export function readChatName(typed: string): { chat: string | number; topic?: number } | undefined {
  const text = typed.trim();
  const [, id, within] = NUMBER.exec(text) ?? [];
  const [, number, linked, thread] = LINK.exec(text) ?? [];
  const name = NAME.exec(text)?.[1] ?? linked;
  const topic = within ?? thread;
  const chat = id ? Number(id) : number ? Number(`-100${number}`) : name && `@${name}`;
  return chat === undefined ? undefined : { chat, ...(topic && { topic: Number(topic) }) };
}

function mayPost({ type, permissions }: ChatFullInfo, member: ChatMember): boolean {
  if (member.status === "administrator") return type !== "channel" || member.can_post_messages === true;
  if (member.status === "restricted") return member.is_member && member.can_send_messages;
  if (member.status === "member") return permissions?.can_send_messages !== false;
  return member.status === "creator";
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
