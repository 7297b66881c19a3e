// Consent to contribute one's moves, among those of many people, to the host's own population; and an index of the
// people who gave it, which is repaired on every read.

import { createHash } from "node:crypto";
import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../identity/player.ts";
import { partsOf } from "../links/identities.ts";

/** Version of the consent text (`model-share-text`); increment it whenever the text changes. */
export const SHARING_TEXT = 1;

const sharing = z.strictObject({
  /** Version of the text agreed to. */
  text: z.int().positive(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** One consent covers all games. */
export type ModelSharing = Readonly<z.infer<typeof sharing>>;

const SHARING = personPart("model-sharing", sharing);

const LISTED_MAX = 1_000_000;

/** This identity's consent, even to an outdated text; undefined if there's none. */
export function modelSharingOf(store: Store, player: PlayerId): Promise<ModelSharing | undefined> {
  return SHARING.read(store, writePlayerId(player));
}

/** Whether the person consents to the current text on all of their accounts. */
export async function sharesModel(store: Store, player: PlayerId): Promise<boolean> {
  return (await partsOf(store, player, SHARING)).every(({ part }) => part?.text === SHARING_TEXT);
}

/** Puts a consenting person back in the index, from which a linked account without consent may have removed them. */
export async function relistSharer(store: Store, player: PlayerId): Promise<void> {
  if (await sharesModel(store, player)) await enlist(store, player);
}

/** Stores consent to the current text; false if it was given already. */
export async function shareModel(store: Store, player: PlayerId, at: number): Promise<boolean> {
  // Listed before and after storing: a crash mustn't leave a consent that isn't in the index, and a concurrent reader
  // removes entries that have no consent yet.
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
  // Removed even without a consent, as a crash may have left an entry.
  await listOf(store).remove(writePlayerId(player));
  return removed;
}

/** People who currently consent, each checked against their document, in an order that reveals nothing. */
export async function* sharersOf(store: Store): AsyncGenerator<PlayerId> {
  for (const { member } of await listOf(store).top(LISTED_MAX)) {
    const player = readPlayerId(member);
    if (player && (await sharesModel(store, player))) yield player;
    else await strike(store, member, player);
  }
}

async function strike(store: Store, member: string, player: PlayerId | undefined): Promise<void> {
  await listOf(store).remove(member);
  // Someone who consented in the meantime is listed again, and included next time.
  if (player && (await sharesModel(store, player))) await enlist(store, player);
}

function enlist(store: Store, player: PlayerId): Promise<void> {
  const member = writePlayerId(player);
  return listOf(store).set(member, hashOf(member));
}

/** 48 bits; orders the index by neither name nor time of consent. */
function hashOf(member: string): number {
  return createHash("sha256").update(`sharing|${member}`).digest().readUIntBE(0, 6);
}

function listOf(store: Store) {
  return store.board(`model-sharers`);
}
