// Resolves @handles to player ids: the most recent owner, with a time to live, while they still use it.

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { atMost } from "../../infra/at-most.ts";
import { firstVersion } from "../../infra/document-kind.ts";
import type { DocumentKind, Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "./player.ts";

const HANDLE_MS = 90 * 86_400_000;
/** Minimum interval between writes of a known handle. */
const REWRITTEN_MS = 7 * 86_400_000;

const seen = z.strictObject({
  handle: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** By player, their handle. */
const SEEN = firstVersion("handle-of", seen);

const owner = z.strictObject({ player: z.string() });

/** By handle, its owner as `platform:id`. */
const OWNER = firstVersion("handle", owner);

/** Cache size of recently stored handles, which saves one read per match. */
const LATELY_MAX = 10_000;
const lately = new WeakMap<Store, LRUCache<string, Noted>>();

interface Noted {
  readonly handle: string | undefined;
  readonly at: number;
}

function latelyIn(store: Store): LRUCache<string, Noted> {
  const known = lately.get(store) ?? new LRUCache(atMost(LATELY_MAX));
  lately.set(store, known);
  return known;
}

/** Stores the person's handle: read when a process first meets them, rewritten once a week. */
export async function noteHandle(
  store: Store,
  player: PlayerId & { readonly handle?: string },
  now: number,
): Promise<void> {
  const { handle } = player;
  const me = writePlayerId(player);
  const known = latelyIn(store);
  const noted = known.get(me);
  if (noted && noted.handle === handle && now - noted.at < REWRITTEN_MS) return;
  known.set(me, { handle, at: await noteAnew(store, player, now) });
}

async function noteAnew(
  store: Store,
  player: PlayerId & { readonly handle?: string },
  now: number,
): Promise<number> {
  const { handle } = player;
  const me = writePlayerId(player);
  const before = await (handle === undefined ? store.read(SEEN, me) : touch(store, SEEN, me));
  if (before?.handle !== handle) await removeHandle(store, player);
  if (handle === undefined) return now;
  if (before?.handle === handle && now - before.at < REWRITTEN_MS) {
    await touch(store, OWNER, ownerKey(player.platform, handle));
    return before.at;
  }
  await write(store, OWNER, ownerKey(player.platform, handle), { player: writePlayerId(player) });
  await write(store, SEEN, writePlayerId(player), { handle, at: now });
  return now;
}

/** The player with that handle, if known; `handle` in lower case, without the @. */
export async function playerByHandle(
  store: Store,
  platform: string,
  handle: string,
): Promise<PlayerId | undefined> {
  const found = await store.read(OWNER, ownerKey(platform, handle));
  const player = found && readPlayerId(found.player);
  return player && (await handleOf(store, player)) === handle ? player : undefined;
}

export async function handleOf(store: Store, player: PlayerId): Promise<string | undefined> {
  return (await store.read(SEEN, writePlayerId(player)))?.handle;
}

/** Removes the person's handle; resolves to whether one was stored. */
export async function removeHandle(store: Store, player: PlayerId): Promise<boolean> {
  const me = writePlayerId(player);
  latelyIn(store).delete(me);
  const before = await store.read(SEEN, me);
  if (!before) return false;
  await store.update(OWNER, ownerKey(player.platform, before.handle), (found) => ({
    // Someone else may have taken over the handle.
    next: found && found.player !== me ? undefined : null,
    result: undefined,
  }));
  return store.remove(SEEN, me);
}

/** Hashed, because keys are not encrypted. */
function ownerKey(platform: string, handle: string): string {
  return createHash("sha256").update(`handle|${platform}|${handle}`).digest("base64url").slice(0, 22);
}

/** Reads a document; re-encrypts one that's encrypted with an older key. */
function touch<T>(store: Store, kind: DocumentKind<T>, id: string): Promise<T | undefined> {
  return store.update(kind, id, (found) => ({ next: undefined, result: found }));
}

function write<T>(store: Store, kind: DocumentKind<T>, id: string, next: T): Promise<void> {
  return store.update(kind, id, () => ({ next, result: undefined }), HANDLE_MS);
}
