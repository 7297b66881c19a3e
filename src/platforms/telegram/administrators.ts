// Who may manage a group: asked of Telegram when it matters, and believed for a while.

import type { ApiClient } from "./outgoing/api-client.ts";

const BELIEVED_MS = 60_000;
const REMEMBERED_CHATS = 1000;

/** Whether a person manages a chat; `nobody` where it has no administrators at all. False where
 * Telegram does not answer. */
export type Administrators = (chat: number, person: number) => Promise<boolean | "nobody">;

export function createAdministrators(
  { api, callWithRetry, log, describe }: ApiClient,
  now = () => performance.now(),
): Administrators {
  const known = new Map<number, { readonly at: number; readonly people: ReadonlySet<number> }>();
  const ask = async (chat: number): Promise<ReadonlySet<number>> => {
    const members = await callWithRetry("repeatable", () => api.getChatAdministrators(chat));
    const people = new Set(members.map(({ user }) => user.id));
    known.delete(chat);
    known.set(chat, { at: now(), people });
    const [oldest] = known.keys();
    if (known.size > REMEMBERED_CHATS && oldest !== undefined) known.delete(oldest);
    return people;
  };
  return async (chat, person) => {
    const before = known.get(chat);
    const isAmong = (people: ReadonlySet<number>) => (people.size === 0 ? "nobody" : people.has(person));
    if (before && now() - before.at < BELIEVED_MS) return isAmong(before.people);
    try {
      return isAmong(await ask(chat));
    } catch (error) {
      log.warn({ chat, failure: describe(error) }, "Telegram does not tell who manages a group");
      return false;
    }
  };
}
