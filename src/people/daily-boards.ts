// The boards of a day's challenges: indexes over what people keep of their tries, repaired on read by who
// reads those. They are kept for as long as they can be asked for: today's and yesterday's.

import type { Store } from "../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "./player.ts";

const DAY_MS = 86_400_000;

const DAILY_CHALLENGES = ["mind", "board"] as const;
export type DailyChallenge = (typeof DAILY_CHALLENGES)[number];

/** One list of a day. */
export interface DailyList {
  readonly what: DailyChallenge;
  /** Days since 1970, in UTC. */
  readonly day: number;
  /** A place's key. */
  readonly place: string | "everywhere";
}

/** Days whose lists there are at `now`, Unix ms: the newest first. */
export function listedDays(now: number): readonly [today: number, yesterday: number] {
  const today = Math.floor(now / DAY_MS);
  return [today, today - 1];
}

/** Sets a score, the higher the better; nothing of a list that is no longer kept. */
export async function setDailyScore(
  store: Store,
  list: DailyList,
  entry: { readonly member: string; readonly score: number; readonly now: number },
): Promise<void> {
  const leftMs = (list.day + 2) * DAY_MS - entry.now;
  if (leftMs > 0) await dailyList(store, list).set(entry.member, entry.score, leftMs);
}

/** Removes the player from the lists of these places (keys, or `everywhere`). */
export async function leaveDailyLists(
  store: Store,
  player: PlayerId,
  { places, now }: { readonly places: readonly string[]; readonly now: number },
): Promise<void> {
  const lists = listedDays(now).flatMap((day) =>
    DAILY_CHALLENGES.flatMap((what) => places.map((place): DailyList => ({ what, day, place }))),
  );
  await Promise.all(lists.map((one) => dailyList(store, one).remove(writePlayerId(player))));
}

export function dailyList(store: Store, { what, day, place }: DailyList) {
  return store.board(`daily:${what}:${day}:${place}`);
}
