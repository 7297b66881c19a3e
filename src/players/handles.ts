// By which @name somebody can be named who is known only by an id: kept of those who play or use
// /profile, for a while, and only the newest. A name can change hands, so it counts only while its
// person still goes by it.

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { DocumentKind, Store } from "../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "./player.ts";

/** A name that was not seen for so long is forgotten. */
const HANDLE_MS = 90 * 86_400_000;
/** One that is known is not written again for so long. */
const REWRITTEN_MS = 7 * 86_400_000;

const seen = z.strictObject({
  handle: z.string(),
  /** When, in milliseconds since 1970. */
  at: z.number(),
});

/** By a person: the name that they go by. */
const SEEN: DocumentKind<z.infer<typeof seen>> = {
  name: "handle-of",
  version: 1,
  migrations: {},
  parse: (value) => seen.parse(value),
};

const owner = z.strictObject({ player: z.string() });

/** By a name: whose it is, `platform:id`. */
const OWNER: DocumentKind<z.infer<typeof owner>> = {
  name: "handle",
  version: 1,
  migrations: {},
  parse: (value) => owner.parse(value),
};

/** Whom this process has noted last, and as what: they are not looked up again for every match. */
const LATELY_MAX = 10_000;
const lately = new WeakMap<Store, LRUCache<string, Noted>>();

interface Noted {
  readonly handle: string | undefined;
  /** When that was written last. */
  readonly at: number;
}

function latelyIn(store: Store): LRUCache<string, Noted> {
  const known = lately.get(store) ?? new LRUCache({ max: LATELY_MAX });
  lately.set(store, known);
  return known;
}

/** Notes by which name the person goes now. A look when this process meets them first, a write once
 * a week. */
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

/** Resolves to when it was written. */
async function noteAnew(
  store: Store,
  player: PlayerId & { readonly handle?: string },
  now: number,
): Promise<number> {
  const { handle } = player;
  const before = await store.read(SEEN, writePlayerId(player));
  if (before?.handle !== handle) await removeHandle(store, player);
  if (handle === undefined) return now;
  if (before?.handle === handle && now - before.at < REWRITTEN_MS) return before.at;
  await write(store, OWNER, ownerKey(player.platform, handle), { player: writePlayerId(player) });
  await write(store, SEEN, writePlayerId(player), { handle, at: now });
  return now;
}

/** Who goes by that name on that platform, as far as known; `handle` in small letters, without its
 * sign. */
export async function playerByHandle(
  store: Store,
  platform: string,
  handle: string,
): Promise<PlayerId | undefined> {
  const found = await store.read(OWNER, ownerKey(platform, handle));
  const player = found && readPlayerId(found.player);
  return player && (await handleOf(store, player)) === handle ? player : undefined;
}

/** The name that is kept of a person. */
export async function handleOf(store: Store, player: PlayerId): Promise<string | undefined> {
  return (await store.read(SEEN, writePlayerId(player)))?.handle;
}

/** Forgets by which name the person goes; resolves to whether one was kept. */
export async function removeHandle(store: Store, player: PlayerId): Promise<boolean> {
  const me = writePlayerId(player);
  latelyIn(store).delete(me);
  const before = await store.read(SEEN, me);
  if (!before) return false;
  await store.update(OWNER, ownerKey(player.platform, before.handle), (found) => ({
    // Somebody else may go by it since.
    next: found?.player === me ? null : undefined,
    result: undefined,
  }));
  return store.remove(SEEN, me);
}

/** A key is not encrypted, so the name itself does not stand in it. */
function ownerKey(platform: string, handle: string): string {
  return createHash("sha256").update(`handle|${platform}|${handle}`).digest("base64url").slice(0, 22);
}

function write<T>(store: Store, kind: DocumentKind<T>, id: string, next: T): Promise<void> {
  return store.update(kind, id, () => ({ next, result: undefined }), HANDLE_MS);
}
