// Hashes that only the host can compute, for lists of people that don't contain their names.

import { hmacOf } from "../../core/sha256.ts";

/** Base64url characters of a hash (132 bits); `KEY_ID_CHARACTERS`, of the id of the secret that made it. */
const HASH_CHARACTERS = 22;
const KEY_ID_CHARACTERS = 6;

interface KeyedHasher {
  /** `<id>.<hash>` of a text. */
  hash(text: string): string;
  /** Identifies the secret and the use without revealing the secret; the same for all hashes. */
  readonly id: string;
}

/** Cache: every press checks its owner's hash, and a new hasher takes twice as long as hashing. */
const hashers = new WeakMap<Uint8Array, Map<string, KeyedHasher>>();

/** A hasher for the one use named by `what`, of which there are few. @param secret the host's, 32 bytes; not to be
 * mutated afterwards. */
export function keyedHasher(secret: Uint8Array, what: string): KeyedHasher {
  const ofSecret = hashers.get(secret) ?? new Map<string, KeyedHasher>();
  hashers.set(secret, ofSecret);
  const hasher = ofSecret.get(what) ?? newHasher(secret, what);
  ofSecret.set(what, hasher);
  return hasher;
}

function newHasher(secret: Uint8Array, what: string): KeyedHasher {
  const key = hmacOf(secret, `gadalka-hash|${what}`);
  const digest = (text: string): string => Buffer.from(hmacOf(key, text)).toString("base64url");
  const id = digest("").slice(0, KEY_ID_CHARACTERS);
  return { id, hash: (text) => `${id}.${digest(text).slice(0, HASH_CHARACTERS)}` };
}
