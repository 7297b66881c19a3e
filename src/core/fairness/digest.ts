// Hashes and byte encodings, the same in Node and in browsers.

import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { base64urlnopad } from "@scure/base";

export { hmacOf, sha256Hex, sha256Of } from "../sha256.ts";
export { bytesToHex as hexOf, concatBytes as joinBytes, utf8ToBytes as utf8 };

/** Bytes of hex digits. @throws Error for anything else. */
export function fromHex(text: string): Uint8Array {
  return hexToBytes(text);
}

/** URL-safe base64 without padding. */
export function base64urlOf(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes);
}

/** Undefined unless the text is exactly what `base64urlOf` would write. */
export function fromBase64url(text: string): Uint8Array | undefined {
  try {
    return base64urlnopad.decode(text);
  } catch {
    // The library throws for every malformed text; callers report that in their own words.
    return undefined;
  }
}

export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
