// Storage keys under one prefix, the same on Redis and in the embedded file.

import { type DocumentKind, StoreError } from "./types.ts";

/** The prefix of all keys of this program. */
export const PREFIX = "gadalka:";
/** The form of everything stored, as a number that each store has (`FORM_KEY` in Redis, `user_version` in the embedded
 * file). A store with a higher one is refused. Raise it with any change that an earlier version would drop, misread or
 * refuse: a new field, key or kind as well as a changed one. */
export const STORE_FORM = 2;
export const FORM_KEY = `${PREFIX}form`;

/** @throws StoreError `newer` if a later version has written to the store. `where`: what holds it. */
export function assertKnownForm(where: string, form: number): void {
  if (form <= STORE_FORM) return;
  const forms = `form ${form}, this version knows ${STORE_FORM}`;
  throw new StoreError(
    "newer",
    `${where} was written by a newer version of the program (${forms}). Nothing was changed. Run that version or a ` +
      "later one; or restore a backup from before the update, with this version, into an empty store",
  );
}

const KIND_NAME = /^[a-z-]+$/;
const RESERVED = new Set(["claim", "pace", "board", "corrupt", "form"]);

/** @throws RangeError if the kind's name isn't `[a-z-]+` or is reserved. */
export function documentKey(kind: DocumentKind<unknown>, id: string): string {
  if (!KIND_NAME.test(kind.name) || RESERVED.has(kind.name))
    throw new RangeError(`no name for a kind: "${kind.name}"`);
  return `${PREFIX}${kind.name}:${withoutBraces(id)}`;
}

export function claimKey(id: string): string {
  return `${PREFIX}claim:${id}`;
}

/** The braces keep related keys on the same Redis cluster node. */
export function paceKey(id: string): string {
  return `${PREFIX}pace:{${withoutBraces(id)}}`;
}

export function boardKey(name: string): string {
  return `${PREFIX}board:${name}`;
}

/** Number of damaged values kept per document: the first ones and the last. */
const QUARANTINED_MAX = 3;
/** How long each one is kept: thirty days. */
export const QUARANTINE_MS = 30 * 86_400_000;

/** The keys for damaged values; the braces keep them on the same Redis cluster node. */
export function quarantineKeys(key: string): readonly string[] {
  return Array.from({ length: QUARANTINED_MAX }, (_, at) => `${PREFIX}corrupt:{${key}}:${at + 1}`);
}

/** The type of value under a key: a document kind's name, or `claim`, `pace`, `board` or `corrupt`. */
export function kindOfKey(key: string): string {
  return key.slice(PREFIX.length).split(":", 1)[0] ?? "";
}

/** Whether the key is one of a document. */
export function isDocumentKey(key: string): boolean {
  return !RESERVED.has(kindOfKey(key));
}

/** Strips braces, because they select the node in a Redis cluster. */
function withoutBraces(id: string): string {
  return id.replace(/[%{}]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
