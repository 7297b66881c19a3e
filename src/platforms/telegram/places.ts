// What Telegram says about groups, and who manages them; fetched only on demand.

import type { Chat } from "grammy/types";
import { LRUCache } from "lru-cache";
import type { FoundGroup } from "../../chat/incoming.ts";
import { type Client, describe, report } from "./api.ts";

export function createPlaces(client: Client) {
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

  /** The group with this id, or `<id>/<topic>`, for a person. Never rejects. */
  async function find(id: string, person: number): Promise<FoundGroup | undefined> {
    const [number, topic] = id.split("/");
    try {
      const chat = await client.api.getChat(Number(number));
      if (chat.type === "private") return undefined;
      const named = topic === undefined ? {} : { topic };
      const place = { kind: "group", id: String(chat.id), ...named, ...topicName(chat, topic) } as const;
      return { place, mayManage: (await manages(chat.id, person)) === true };
    } catch (error) {
      report(client, "group", error);
      return undefined;
    }
  }
  return { manages, find };
}

/** Every forum's general thread; posts can't address it by number. */
const GENERAL_TOPIC = 1;

/** The link to a forum's topic, the only name for it that Telegram provides; empty for other chats. */
export function topicName(chat: Chat, topic: string | undefined): { readonly name?: string } {
  if (chat.type !== "supergroup" || !chat.is_forum) return {};
  const path = chat.username ?? `c/${String(chat.id).replace(/^-100/, "")}`;
  return { name: `t.me/${path}/${topic ?? GENERAL_TOPIC}` };
}
