// Leads from an @name to the person who used the bot under it, so that `/profile compare @anna` finds her.

import { LRUCache } from "lru-cache";
import { z } from "zod";
import { documentKind } from "../../infra/document-kind.ts";
import { personPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "./player.ts";

const DAY_MS = 86_400_000;
const KEPT_MS = 90 * DAY_MS;
const PEOPLE_MAX = 10_000;

type Named = PlayerId & { readonly handle?: string };

/** By `platform:name`, whose it is. */
const OWNER = documentKind("handle", z.strictObject({ player: z.string() }));

/** The name under which the person was last seen. `at`: Unix ms. */
const HANDLE = personPart("handle", z.strictObject({ name: z.string(), at: z.number() }));

/** Whose name was noted today, by process: `telegram:7` → `anna`. */
const NOTED = new WeakMap<Store, LRUCache<string, string>>();

/** Notes people's names as they use the bot, each at most once a day; the newest owner of a name has it. */
export function handleNotes(
  store: Store,
  now: () => number,
  onFailure: (error: unknown) => void,
): (person: Named) => Promise<void> {
  const noted = new LRUCache<string, string>({ max: PEOPLE_MAX, ttl: DAY_MS });
  NOTED.set(store, noted);
  return async (person) => {
    const [me, name] = [writePlayerId(person), person.handle ?? ""];
    if ((noted.get(me) ?? "") === name) return;
    noted.set(me, name);
    await noteHandle(store, person, now()).catch(onFailure);
  };
}

async function noteHandle(store: Store, person: Named, now: number): Promise<void> {
  const { platform, handle } = person;
  const me = writePlayerId(person);
  const before = await HANDLE.read(store, me);
  if (before && before.name !== handle) await removeHandle(store, person);
  if (handle === undefined || (before?.name === handle && now - before.at < DAY_MS)) return;
  await HANDLE.update(store, me, () => ({ next: { name: handle, at: now }, result: undefined }));
  await store.update(
    OWNER,
    `${platform}:${handle}`,
    () => ({ next: { player: me }, result: undefined }),
    KEPT_MS,
  );
}

/** The person with that name, if known; `handle` in lower case, without the @. */
export async function playerByHandle(
  store: Store,
  platform: string,
  handle: string,
): Promise<PlayerId | undefined> {
  const found = await store.read(OWNER, `${platform}:${handle}`);
  return found && readPlayerId(found.player);
}

export async function handleOf(store: Store, player: PlayerId): Promise<string | undefined> {
  return (await HANDLE.read(store, writePlayerId(player)))?.name;
}

/** Removes the person's name until they use the bot again; resolves to whether one was stored. */
export async function removeHandle(store: Store, player: PlayerId): Promise<boolean> {
  const me = writePlayerId(player);
  NOTED.get(store)?.delete(me);
  const before = await HANDLE.read(store, me);
  if (!before) return false;
  await store.update(OWNER, `${player.platform}:${before.name}`, (found) => ({
    // Someone else may have the name by now.
    next: found && found.player !== me ? undefined : null,
    result: undefined,
  }));
  return HANDLE.remove(store, me);
}
