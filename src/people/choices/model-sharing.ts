// Consent to give one's moves, counted among those of many, to the host's own population; and the list
// of who gave it, an index that is repaired on every read.

import { createHash } from "node:crypto";
import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../identity/player.ts";
import { partsOf } from "../links/identities.ts";

/** Version of the consent text (`model-share-text`); increment it whenever the text changes. */
export const SHARING_TEXT = 1;

const sharing = z.strictObject({
  /** Version of the accepted text. */
  text: z.int().positive(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** One consent for all games. */
export type ModelSharing = Readonly<z.infer<typeof sharing>>;

const SHARING = personPart("model-sharing", sharing);

const LISTED_MAX = 1_000_000;

/** Whatever was agreed to under this identity, if to another text than the present one; undefined: nothing. */
export function modelSharingOf(store: Store, player: PlayerId): Promise<ModelSharing | undefined> {
  return SHARING.read(store, writePlayerId(player));
}

/** Whether the person agrees, and to the present text, on all of their accounts. */
export async function sharesModel(store: Store, player: PlayerId): Promise<boolean> {
  return (await partsOf(store, player, SHARING)).every(({ part }) => part?.text === SHARING_TEXT);
}

/** Puts who agrees on the list, from which a linked account that does not may have taken them. */
export async function relistSharer(store: Store, player: PlayerId): Promise<void> {
  if (await sharesModel(store, player)) await enlist(store, player);
}

/** Stores consent to the present text; false where it was given already. */
export async function shareModel(store: Store, player: PlayerId, at: number): Promise<boolean> {
  // Before and after: a crash must not leave a consent that is on no list, and whoever reads the list
  // meanwhile takes off who has none yet.
  await enlist(store, player);
  const isNew = await SHARING.update(store, writePlayerId(player), (before) =>
    before?.text === SHARING_TEXT
      ? { next: undefined, result: false }
      : { next: { text: SHARING_TEXT, at }, result: true },
  );
  await enlist(store, player);
  return isNew;
}

/** Withdraws the consent; resolves to whether there was one. */
export async function unshareModel(store: Store, player: PlayerId): Promise<boolean> {
  const removed = await SHARING.remove(store, writePlayerId(player));
  // Without a consent, too: a crash may have left an entry.
  await listOf(store).remove(writePlayerId(player));
  return removed;
}

/** Those who agree now, each checked against their document, in an order that tells nothing. */
export async function* sharersOf(store: Store): AsyncGenerator<PlayerId> {
  for (const { member } of await listOf(store).top(LISTED_MAX)) {
    const player = readPlayerId(member);
    if (player && (await sharesModel(store, player))) yield player;
    else await strike(store, member, player);
  }
}

async function strike(store: Store, member: string, player: PlayerId | undefined): Promise<void> {
  await listOf(store).remove(member);
  // Who agreed in between comes back, and is counted the next time.
  if (player && (await sharesModel(store, player))) await enlist(store, player);
}

function enlist(store: Store, player: PlayerId): Promise<void> {
  const member = writePlayerId(player);
  return listOf(store).set(member, hashOf(member));
}

/** 48 bits: neither the name nor the time of the consent orders the list. */
function hashOf(member: string): number {
  return createHash("sha256").update(`sharing|${member}`).digest().readUIntBE(0, 6);
}

function listOf(store: Store) {
  return store.board(`model-sharers`);
}
