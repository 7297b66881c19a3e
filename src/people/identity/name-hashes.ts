// Hashes that stand for people in documents that outlive their own, such as the log of an opponent or a block. Ids can
// be enumerated, so a hash without a secret names its person to whoever tries them all: these take the host's.

import { createHash } from "node:crypto";
import type { Store } from "../../infra/store/index.ts";

/** As `Host.keyedHash`. */
type KeyedHash = (what: string, text: string) => string;

const hashesOf = new WeakMap<Store, KeyedHash>();

/** Has every hash of a name in this store's documents take the host's secret, from now on: before anybody is served. */
export function keyNamesIn(store: Store, keyedHash: KeyedHash): void {
  hashesOf.set(store, keyedHash);
}

/**
 * What stands for a name (`platform:id`, or several with more) in the store's documents, by base64url characters.
 * Without a host, which only tests and tools are, it takes no secret.
 * @param what the use: hashes of different uses cannot be compared. @param characters at most 22.
 */
export function nameHash(store: Store, what: string, name: string, characters: number): string {
  const keyed = hashesOf.get(store)?.(what, name);
  const hash = keyed?.slice(keyed.indexOf(".") + 1) ?? unkeyed(what, name);
  return hash.slice(0, characters);
}

function unkeyed(what: string, name: string): string {
  return createHash("sha256").update(`${what}|${name}`).digest("base64url");
}
