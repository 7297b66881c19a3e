// Group administrators, fetched from Telegram on demand and cached for a while.

import { LRUCache } from "lru-cache";
import type { ApiClient } from "./outgoing/api-client.ts";

const BELIEVED_MS = 60_000;
const REMEMBERED_CHATS = 1000;

/** Whether a person manages a chat; `nobody` if it has no administrators; false on failure. */
export type Administrators = (chat: number, person: number) => Promise<boolean | "nobody">;

export function createAdministrators(
  { api, callWithRetry, log, describe }: ApiClient,
  now = () => performance.now(),
): Administrators {
  const known = new LRUCache<number, ReadonlySet<number>>({
    max: REMEMBERED_CHATS,
    ttl: BELIEVED_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const ask = async (chat: number): Promise<ReadonlySet<number>> => {
    const members = await callWithRetry("repeatable", () => api.getChatAdministrators(chat));
    const people = new Set(members.map(({ user }) => user.id));
    known.set(chat, people);
    return people;
  };
  return async (chat, person) => {
    const isAmong = (people: ReadonlySet<number>) => (people.size === 0 ? "nobody" : people.has(person));
    try {
      return isAmong(known.get(chat) ?? (await ask(chat)));
    } catch (error) {
      log.warn({ chat, failure: describe(error) }, "Telegram doesn't say who manages a group");
      return false;
    }
  };
}
