// People with rounds who ask each other in private chats, for tests of questions.

import type { Caller, Reply, View } from "../../../src/chat/index.ts";
import { giveRounds, turning } from "../kit/histories.ts";
import { openTable, type Shown, type Table } from "../play/table.ts";
import { fakePainter, finding, pressed, VERA, WASSILY, ZOE } from "./profiles.ts";

export const DAY_MS = 86_400_000;
export const chatOf = ({ id }: Caller) => ({ kind: "private", id }) as const;

export async function seat(options: Parameters<typeof openTable>[0] = {}) {
  const clock = { now: Date.now() };
  const painter = fakePainter();
  const table = await openTable({ painter, now: () => clock.now, ...options });
  for (const who of [VERA, ZOE]) await giveRounds(table.store, who);
  await giveRounds(table.store, WASSILY, { habit: turning, count: 400, seed: 2 });
  return { table, clock, painter };
}

/** `caller` asks in their private chat with the bot. */
export function asks(table: Table, caller = VERA, target = WASSILY, id?: string): Promise<Reply> {
  const event = { caller, place: chatOf(caller), ...finding(target), ...(id && { id }) };
  return table.type("profile", "compare", { user: "x" }, event);
}

/** The last post in this person's private chat. */
export function lastTo(table: Table, who: Caller): View {
  const post = table.posts.findLast(({ place }) => place.kind === "private" && place.id === who.id);
  if (!post) throw new Error(`nothing was posted to ${who.name}`);
  return post.view;
}

export const list = (table: Table, caller = WASSILY) =>
  table.type("profile", "privacy", {}, { caller, place: chatOf(caller) });
export const inPrivate = (table: Table, shown: Shown, label: string, who: Caller) =>
  pressed(table, shown, label, who, chatOf(who));
