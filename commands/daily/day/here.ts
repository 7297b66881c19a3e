// How many people in a chat have played a day's challenge. Attempts are private, so a list keeps only a hash of each
// person who started one there. It names no one, and is kept as long as the day's lists.

import { type CommandCall, placeKey } from "../../../src/chat/index.ts";
import { nameHash, writePlayerId } from "../../../src/people/index.ts";
import { startOf } from "./day.ts";
import type { DailyServices } from "./services.ts";

const DAYS_KEPT = 2;
const COUNTED_MAX = 1_000;
const HASH_CHARACTERS = 12;

type Asker = Pick<CommandCall, "caller" | "place">;
type Needed = Pick<DailyServices, "store" | "now">;

/** Idempotent. */
export async function noteBegun(
  { store, now }: Needed,
  { caller, place }: Asker,
  day: number,
): Promise<void> {
  const key = placeKey(caller, place);
  const leftMs = startOf(day + DAYS_KEPT) - now();
  if (key === undefined || leftMs <= 0) return;
  const hash = nameHash(store, "daily-here", `${day}|${writePlayerId(caller)}`, HASH_CHARACTERS);
  await listOf(store, day, key).set(hash, 0, leftMs);
}

/** Zero in a private chat. */
export async function countHere(
  { store }: Needed,
  { caller, place }: { readonly caller: Pick<Asker["caller"], "platform">; readonly place: Asker["place"] },
  day: number,
): Promise<number> {
  const key = placeKey(caller, place);
  return key === undefined ? 0 : (await listOf(store, day, key).top(COUNTED_MAX)).length;
}

function listOf(store: DailyServices["store"], day: number, place: string) {
  return store.board(`daily:here:${day}:${place}`);
}
