// Days on which a person's tries were begun before they deleted their data. What they learned cannot be
// deleted, so that day has no other try for them; kept as hashes until the day is no longer listed.

import { z } from "zod";
import { firstVersion } from "../../src/infra/document-kind.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { identitiesOf, nameHash, type PlayerId, writePlayerId } from "../../src/people/index.ts";
import { PLAYER_DAILY } from "./document.ts";

const KEPT_MS = 3 * 86_400_000;
const KINDS = ["minds", "boards"] as const;

/** By a hash of day and account. */
const USED = firstVersion("daily-used", z.strictObject({ kinds: z.array(z.enum(KINDS)) }));

/** Deletes what an account keeps of its tries; resolves to whether there was anything. */
export async function forgetTries(store: Store, player: PlayerId): Promise<boolean> {
  const document = await store.read(PLAYER_DAILY, writePlayerId(player));
  const accounts = document ? await identitiesOf(store, player) : [];
  for (const kind of KINDS)
    for (const { day } of document?.[kind] ?? [])
      for (const account of accounts) await markUsed(store, account, day, kind);
  return store.remove(PLAYER_DAILY, writePlayerId(player));
}

/** Whether the person's try of that day is gone with data that were deleted since. */
export async function isForgotten(
  store: Store,
  player: PlayerId,
  day: number,
  kind: (typeof KINDS)[number],
): Promise<boolean> {
  const identities = await identitiesOf(store, player);
  const found = await Promise.all(identities.map((one) => store.read(USED, keyOf(store, one, day))));
  return found.some((one) => one?.kinds.includes(kind));
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
