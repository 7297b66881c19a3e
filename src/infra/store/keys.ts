// Storage keys, the same on Redis and in the embedded file, under one prefix.

import type { DocumentKind } from "./types.ts";

/** What every key of this program begins with. */
export const PREFIX = "gadalka:";
const KIND_NAME = /^[a-z-]+$/;
const RESERVED = new Set(["claim", "pace", "board", "corrupt"]);

/** @throws RangeError when the kind's name is not `[a-z-]+` or is reserved. */
export function documentKey(kind: DocumentKind<unknown>, id: string): string {
  if (!KIND_NAME.test(kind.name) || RESERVED.has(kind.name))
    throw new RangeError(`no name for a kind: "${kind.name}"`);
  return `${PREFIX}${kind.name}:${withoutBraces(id)}`;
}

export function claimKey(id: string): string {
  return `${PREFIX}claim:${id}`;
}

/** The braces keep all that may ever stand beside it on the same Redis cluster node. */
export function paceKey(id: string): string {
  return `${PREFIX}pace:{${withoutBraces(id)}}`;
}

export function boardKey(name: string): string {
  return `${PREFIX}board:${name}`;
}

/** Copies of one document's damaged values that are kept: the first ones and the last. */
const QUARANTINED_MAX = 3;
/** How long each of them is kept: thirty days. */
export const QUARANTINE_MS = 30 * 86_400_000;

/** The keys for damaged values; the braces keep them on the same Redis cluster node. */
export function quarantineKeys(key: string): readonly string[] {
  return Array.from({ length: QUARANTINED_MAX }, (_, at) => `${PREFIX}corrupt:{${key}}:${at + 1}`);
}

/** What is under a key: the name of a document's kind, or `claim`, `pace`, `board` or `corrupt`. */
export function kindOfKey(key: string): string {
  return key.slice(PREFIX.length).split(":", 1)[0] ?? "";
}

/** Whether a document of a kind is under the key. */
export function isDocumentKey(key: string): boolean {
  return !RESERVED.has(kindOfKey(key));
}

/** Strips braces, because they choose the node in a Redis cluster. */
function withoutBraces(id: string): string {
  return id.replace(/[%{}]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
