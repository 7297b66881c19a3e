// Generated people who have opened their profiles and play in a chat.

import { type Caller, type Place, placeKey } from "../../../src/chat/index.ts";
import { NEW_PREDICTOR, notePlayed } from "../../../src/people/index.ts";
import { giveRounds, type Habit } from "../kit/histories.ts";
import type { Table } from "../play/table.ts";
import { GROUP, opened } from "./profiles.ts";

/** A Telegram user; `number` is the id. */
export function person(number: number, name: string): Caller {
  return { platform: "telegram", id: String(number), name, locale: "en" };
}

/** Records that someone finished a match in a chat. */
export function playedIn(table: Table, who: Caller, place: Place = GROUP, now = 1_000): Promise<void> {
  const played = { gameId: "rps", document: NEW_PREDICTOR, place: placeKey(who, place), now };
  return notePlayed(table.store, who, played);
}

/** Sets up someone with rounds, who is shown, and a finished match in each of these chats. */
export async function settled(
  table: Table,
  who: Caller,
  more: { places?: readonly Place[]; habit?: Habit; count?: number; now?: number } = {},
): Promise<void> {
  const { places = [GROUP], now = 1_000, ...rounds } = more;
  if (rounds.count !== 0) await giveRounds(table.store, who, { ...rounds, seed: Number(who.id) });
  await opened(table, who);
  for (const place of places) await playedIn(table, who, place, now);
}
