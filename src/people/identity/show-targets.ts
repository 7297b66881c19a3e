// Chats in which *Show here* may post a profile that was shown privately: the last few, for a day.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import { STORED_LOCALE } from "../../infra/i18n/stored-locale.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "./player.ts";

const KEPT_MS = 86_400_000;
const KEPT = 5;

const card = z.strictObject({
  id: z.string(),
  gameId: z.string(),
  place: z.strictObject({
    id: z.string(),
    topic: z.string().optional(),
    locale: STORED_LOCALE.optional(),
  }),
});

export type ShowTarget = Readonly<z.infer<typeof card>>;

const CARDS = firstVersion("profile-places", z.array(card));

export function saveShowTarget(store: Store, player: PlayerId, shown: ShowTarget): Promise<void> {
  return store.update(
    CARDS,
    writePlayerId(player),
    (before = []) => ({
      next: [shown, ...before.filter(({ id }) => id !== shown.id)].slice(0, KEPT),
      result: undefined,
    }),
    KEPT_MS,
  );
}

/** Newest first. */
export async function showTargets(store: Store, player: PlayerId): Promise<readonly ShowTarget[]> {
  return (await store.read(CARDS, writePlayerId(player))) ?? [];
}

export function removeShowTargets(store: Store, player: PlayerId): Promise<boolean> {
  return store.remove(CARDS, writePlayerId(player));
}
