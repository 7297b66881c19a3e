// Who may manage a group: asked of Telegram when it matters, and believed for a while.

import type { Line } from "./line.ts";

const BELIEVED_MS = 60_000;
const REMEMBERED_CHATS = 1000;

/** Whether a person manages a chat. False where Telegram does not answer. */
export type Administrators = (chat: number, person: number) => Promise<boolean>;

export function createAdministrators(
  { api, persist, log, describe }: Line,
  now = () => performance.now(),
): Administrators {
  const known = new Map<number, { readonly at: number; readonly people: ReadonlySet<number> }>();
  const ask = async (chat: number): Promise<ReadonlySet<number>> => {
    const members = await persist("repeatable", () => api.getChatAdministrators(chat));
    const people = new Set(members.map(({ user }) => user.id));
    known.delete(chat);
    known.set(chat, { at: now(), people });
    const [oldest] = known.keys();
    if (known.size > REMEMBERED_CHATS && oldest !== undefined) known.delete(oldest);
    return people;
  };
  return async (chat, person) => {
    const before = known.get(chat);
    if (before && now() - before.at < BELIEVED_MS) return before.people.has(person);
    try {
      return (await ask(chat)).has(person);
    } catch (error) {
      log.warn({ chat, failure: describe(error) }, "Telegram does not tell who manages a group");
      return false;
    }
  };
}
