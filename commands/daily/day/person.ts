// A person's attempts. After data is deleted, hashes of the days with attempts remain until those days are no longer
// listed: people still know what they learned, so there's no second attempt.

import { z } from "zod";
import type { Caller } from "../../../src/chat/index.ts";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { nameHash, type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { type BoardTry, type MindTry, NEW_PLAYER_DAILY, PLAYER_DAILY, type PlayerDaily } from "./document.ts";

/** A person as stored. */
export interface DailyPerson {
  readonly player: PlayerId;
  readonly document: PlayerDaily;
}

/** @throws StoreError */
export async function readPerson(store: Store, { platform, id }: PlayerId): Promise<DailyPerson> {
  const player = { platform, id };
  return { player, document: (await store.read(PLAYER_DAILY, writePlayerId(player))) ?? NEW_PLAYER_DAILY };
}

/** The person's attempt at that day's opponent. */
export function mindTryOf({ document }: DailyPerson, day: number): MindTry | undefined {
  return document.minds.find((one) => one.day === day);
}

/** The same for that day's board. */
export function boardTryOf({ document }: DailyPerson, day: number): BoardTry | undefined {
  return document.boards.find((one) => one.day === day);
}

const KEPT_MS = 3 * 86_400_000;
const KINDS = ["minds", "boards"] as const;

/** By a hash of day and account. */
const USED = firstVersion("daily-used", z.strictObject({ kinds: z.array(z.enum(KINDS)) }));

/** Deletes what a person keeps of their attempts; resolves to whether there was anything. */
export async function forgetTries(store: Store, player: PlayerId): Promise<boolean> {
  const document = await store.read(PLAYER_DAILY, writePlayerId(player));
  for (const kind of KINDS)
    for (const { day } of document?.[kind] ?? []) await markUsed(store, player, day, kind);
  return store.remove(PLAYER_DAILY, writePlayerId(player));
}

/** Whether the caller's attempt of that day was among data deleted since. */
export async function isForgotten(
  store: Store,
  caller: Caller,
  day: number,
  kind: (typeof KINDS)[number],
): Promise<boolean> {
  const found = await store.read(USED, keyOf(store, caller, day));
  return found?.kinds.includes(kind) === true;
}

function markUsed(store: Store, player: PlayerId, day: number, kind: (typeof KINDS)[number]): Promise<void> {
  return store.update(
    USED,
    keyOf(store, player, day),
    (current) => ({
      next: { kinds: [...new Set([...(current?.kinds ?? []), kind])] },
      result: undefined,
    }),
    KEPT_MS,
  );
}

function keyOf(store: Store, player: PlayerId, day: number): string {
  return nameHash(store, "daily-used", `${day}|${writePlayerId(player)}`, 22);
}
