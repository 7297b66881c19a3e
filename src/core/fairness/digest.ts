// Hashes and texts of bytes, the same in Node and in a browser.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { base64urlnopad } from "@scure/base";

export { hmacOf, sha256Hex, sha256Of } from "../sha256.ts";
export { bytesToHex as hexOf, concatBytes as joinBytes, utf8ToBytes as utf8 };

/** A SHA-256 of bytes that come piece by piece; `hex` ends it, in 64 hex digits. */
export function runningSha256(): { update(piece: Uint8Array): void; hex(): string } {
  const hash = sha256.create();
  return { update: (piece) => void hash.update(piece), hex: () => bytesToHex(hash.digest()) };
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
