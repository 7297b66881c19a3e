// SHA-256 and HMAC: Node's own implementation if available, which takes an eighth of the time; browsers get the same
// digests from a library.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

interface Sha256 {
  hex(content: Uint8Array | string): string;
  bytes(content: Uint8Array | string): Uint8Array;
  hmac(key: Uint8Array, text: string): Uint8Array;
}

/** Works everywhere; text is hashed as UTF-8. */
export const PORTABLE: Sha256 = {
  hex: (content) => bytesToHex(PORTABLE.bytes(content)),
  bytes: (content) => sha256(typeof content === "string" ? utf8ToBytes(content) : content),
  hmac: (key, text) => hmac(sha256, key, utf8ToBytes(text)),
};

const node = globalThis.process?.getBuiltinModule?.("node:crypto");

const fastest: Sha256 = node
  ? {
      hex: (content) => node.hash("sha256", content, "hex"),
      bytes: (content) => Uint8Array.from(node.hash("sha256", content, "buffer")),
      hmac: twiceHashed,
    }
  : PORTABLE;

const BLOCK = 64;
const DIGEST = 32;
const INNER = 0x36;
const OUTER = 0x5c;

/** RFC 2104 as two one-shot hashes: Node's own HMAC takes three times as long, because it prepares a key object. */
function twiceHashed(key: Uint8Array, text: string): Uint8Array {
  const short = key.length > BLOCK ? sha256Of(key) : key;
  const message = utf8ToBytes(text);
  const inner = new Uint8Array(BLOCK + message.length).fill(INNER, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + DIGEST).fill(OUTER, 0, BLOCK);
  for (let at = 0; at < short.length; at++) {
    inner[at] = (short[at] as number) ^ INNER;
    outer[at] = (short[at] as number) ^ OUTER;
  }
  inner.set(message, BLOCK);
  outer.set(sha256Of(inner), BLOCK);
  return sha256Of(outer);
}

/** SHA-256 of bytes, or of text as UTF-8. */
export const sha256Of = fastest.bytes;

/** SHA-256 as 64 hex digits. */
export const sha256Hex = fastest.hex;

/** HMAC-SHA-256 of text as UTF-8. */
export const hmacOf = fastest.hmac;
