// Hashes that represent people in documents that outlive their own, such as an opponent's log or a block. Ids can be
// enumerated, so an unkeyed hash would reveal its person to anyone who tries them all; these use the host's secret.

import { createHash } from "node:crypto";
import type { Store } from "../../infra/store/index.ts";

/** See `Host.keyedHash`. */
type KeyedHash = (what: string, text: string) => string;

const hashesOf = new WeakMap<Store, KeyedHash>();

/** Makes all name hashes in this store's documents use the host's secret; call it before anyone is served. */
export function keyNamesIn(store: Store, keyedHash: KeyedHash): void {
  hashesOf.set(store, keyedHash);
}

/**
 * The hash for a name (`platform:id`, or several with more) in the store's documents, in base64url characters. Without
 * a host, as in tests and tools, it's unkeyed.
 * @param what the use: hashes for different uses can't be compared. @param characters at most 22.
 */
export function nameHash(store: Store, what: string, name: string, characters: number): string {
  return (hashesOf.get(store)?.(what, name) ?? unkeyed(what, name)).slice(0, characters);
}

function unkeyed(what: string, name: string): string {
  return createHash("sha256").update(`${what}|${name}`).digest("base64url");
}
