// That somebody's data were deleted, and when: by keyed hashes, so that a copy of the store from before can be
// rid of them again, and nobody reads from the list who they were.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";
import { namesOf, type PlayerId, playerNamed, writePlayerId } from "./player.ts";

/** What the host's hashes of deleted names are made for. */
export const DELETIONS = "deleted";
/** Longer than a backup may be restored. */
export const DELETIONS_KEPT_DAYS = 400;
const KEPT_MS = DELETIONS_KEPT_DAYS * 86_400_000;
const MINUTE_MS = 60_000;

/** By the hash of a name. `at`: Unix ms, of the whole minute. */
const DELETED = firstVersion("deleted", z.strictObject({ at: z.number() }));
/** Since when every deletion is on the list of this store; Unix ms. */
const LIST = firstVersion("deletion-list", z.strictObject({ since: z.number() }));
const LIST_ID = "this";

export const DELETION_KINDS = { one: DELETED.name, list: LIST.name } as const;

/** One line of the list. */
export interface NotedDeletion {
  readonly hash: string;
  readonly at: number;
}

type Erased = PlayerId & { readonly handles?: readonly string[] };

/** All names by which documents tell of a person, as they are hashed. */
function namesToNote(person: Erased): readonly string[] {
  const { platform, handles = [] } = person;
  return [...namesOf(person), ...handles.map((handle) => writePlayerId(playerNamed(platform, handle)))];
}

/** Notes that somebody's data are deleted now: before they are, so that what fails between leaves a name too
 * many on the list and none too few. @throws StoreError: then nothing may be deleted. */
export async function noteDeletion(
  store: Store,
  hashOf: (name: string) => string,
  person: Erased,
  now: number,
): Promise<void> {
  await beginDeletionList(store, now);
  const at = toMinute(now);
  for (const name of namesToNote(person)) await addDeletion(store, { hash: hashOf(name), at }, now);
}

/** Notes that what was set for a place is forgotten now; as `noteDeletion`. @param place `platform:id` */
export async function noteForgottenPlace(
  store: Store,
  hashOf: (name: string) => string,
  place: string,
  now: number,
): Promise<void> {
  await beginDeletionList(store, now);
  await addDeletion(store, { hash: hashOf(placeName(place)), at: toMinute(now) }, now);
}

/** As what a place is hashed: on some platforms a person's private chat has the person's id. */
export function placeName(place: string): string {
  return `place/${place}`;
}

function toMinute(at: number): number {
  return Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** Puts a line on the list; the later time counts. One that is kept no longer is left out. */
export function addDeletion(store: Store, { hash, at }: NotedDeletion, now: number): Promise<void> {
  const leftMs = at + KEPT_MS - now;
  if (leftMs <= 0) return Promise.resolve();
  const change = (known: { at: number } | undefined) => {
    const next = known && known.at >= at ? undefined : { at };
    return { next, result: undefined };
  };
  return store.update(DELETED, hash, change, leftMs);
}

/** Since when this store's list has every deletion; begins it where there is none. */
export function beginDeletionList(store: Store, now: number): Promise<number> {
  return store.update(LIST, LIST_ID, (known) => ({
    next: known ? undefined : { since: now },
    result: (known ?? { since: now }).since,
  }));
}

/** Undefined: this store has no list. */
export async function deletionListSince(store: Store): Promise<number | undefined> {
  return (await store.read(LIST, LIST_ID))?.since;
}

/** For a store that takes over a list from `since`. */
export function takeDeletionListOver(store: Store, since: number): Promise<void> {
  return store.update(LIST, LIST_ID, (known) => ({
    next: known && known.since <= since ? undefined : { since },
    result: undefined,
  }));
}

/** When a line of the list was noted, of the text of its stored document. @throws Error where it is none. */
export function deletionInText(text: string): number {
  return DELETED.parse((JSON.parse(text) as { readonly d: unknown }).d).at;
}
