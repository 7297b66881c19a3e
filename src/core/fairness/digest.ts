// Hashes and texts of bytes, the same in Node and in a browser.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { base64urlnopad } from "@scure/base";

export { bytesToHex as hexOf, concatBytes as joinBytes, utf8ToBytes as utf8 };

/** SHA-256 of bytes, or of a text in UTF-8. */
export function sha256Of(content: Uint8Array | string): Uint8Array {
  return sha256(typeof content === "string" ? utf8ToBytes(content) : content);
}

/** The same, in 64 hex digits. */
export function sha256Hex(content: Uint8Array | string): string {
  return bytesToHex(sha256Of(content));
}

/** HMAC-SHA-256 of a text in UTF-8. */
export function hmacOf(key: Uint8Array, text: string): Uint8Array {
  return hmac(sha256, key, utf8ToBytes(text));
}

/** Bytes of hex digits. @throws Error for anything else. */
export function fromHex(text: string): Uint8Array {
  return hexToBytes(text);
}

/** Base64 with the letters of addresses, without padding. */
export function base64urlOf(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes);
}

/** Undefined where the text is not exactly what `base64urlOf` writes. */
export function fromBase64url(text: string): Uint8Array | undefined {
  try {
    return base64urlnopad.decode(text);
  } catch {
    // The library throws for every malformed text; the callers have words of their own.
    return undefined;
  }
}

export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
