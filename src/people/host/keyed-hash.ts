// Hashes that only the host can make: of whom a list tells, without their names in it.

import { hmacOf } from "../../core/sha256.ts";

/** Characters of 132 bits, and of what tells apart under which secret a hash was made. */
const HASH_CHARACTERS = 22;
const KEY_ID_CHARACTERS = 6;

interface KeyedHasher {
  /** `<id>.<hash>` of a text. */
  hash(text: string): string;
  /** Tells the secret and the use, not what they are; the same for all hashes. */
  readonly id: string;
}

/** Hashes for the one use that `what` names. @param secret the host's, 32 bytes. */
export function keyedHasher(secret: Uint8Array, what: string): KeyedHasher {
  const key = hmacOf(secret, `gadalka-hash|${what}`);
  const digest = (text: string): string => Buffer.from(hmacOf(key, text)).toString("base64url");
  const id = digest("").slice(0, KEY_ID_CHARACTERS);
  return { id, hash: (text) => `${id}.${digest(text).slice(0, HASH_CHARACTERS)}` };
}
