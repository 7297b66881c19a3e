// A host's signature on a whole file, by its SHA-256. It covers the kind of file and the pledge under which it was
// signed.

import { ed25519 } from "@noble/curves/ed25519.js";
import { joinBytes, utf8 } from "./digest.ts";
import { isSignature, type Pledge, pledgeId } from "./pledge.ts";

/** Signs a file. `what`: its kind and version; `digest`: its SHA-256, 32 bytes; `secretKey`: belongs to the pledge's
 * public key. */
export function signFile(
  pledge: Pledge,
  what: string,
  digest: Uint8Array,
  secretKey: Uint8Array,
): Uint8Array {
  return ed25519.sign(signedText(pledge, what, digest), secretKey);
}

/** Whether the pledge's host signed the file. Never throws, whatever the bytes. */
export function isSignedFile(
  pledge: Pledge,
  what: string,
  digest: Uint8Array,
  signature: Uint8Array,
): boolean {
  return isSignature(signature, signedText(pledge, what, digest), pledge.publicKey);
}

function signedText(pledge: Pledge, what: string, digest: Uint8Array): Uint8Array {
  return joinBytes(utf8(`gadalka-file|${what}|${pledgeId(pledge)}|`), digest);
}
