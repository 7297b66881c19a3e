// Storage keys under one prefix, the same on Redis and in the embedded file.

import type { DocumentKind } from "./types.ts";

/** The prefix of all keys of this program. */
export const PREFIX = "gadalka:";
const KIND_NAME = /^[a-z-]+$/;
const RESERVED = new Set(["claim", "pace", "board", "corrupt"]);

/** @throws RangeError if the kind's name isn't `[a-z-]+` or is reserved. */
export function documentKey(kind: DocumentKind<unknown>, id: string): string {
  if (!KIND_NAME.test(kind.name) || RESERVED.has(kind.name))
    throw new RangeError(`no name for a kind: "${kind.name}"`);
  return `${PREFIX}${kind.name}:${id}`;
}

export function claimKey(id: string): string {
  return `${PREFIX}claim:${id}`;
}

export function paceKey(id: string): string {
  return `${PREFIX}pace:${id}`;
}

export function boardKey(name: string): string {
  return `${PREFIX}board:${name}`;
}

/** Number of damaged values kept per document: the first ones and the last. */
const QUARANTINED_MAX = 3;
/** How long each one is kept: thirty days. */
export const QUARANTINE_MS = 30 * 86_400_000;

/** The keys for damaged values. */
export function quarantineKeys(key: string): readonly string[] {
  return Array.from({ length: QUARANTINED_MAX }, (_, at) => `${PREFIX}corrupt:${key}:${at + 1}`);
}

/** The type of value under a key: a document kind's name, or `claim`, `pace`, `board` or `corrupt`. */
export function kindOfKey(key: string): string {
  return key.slice(PREFIX.length).split(":", 1)[0] ?? "";
}
