// Checks a secret in constant time.

import { createHash, timingSafeEqual } from "node:crypto";

/** Compares digests, which have equal length whatever was sent. */
export function sameSecret(shown: string, secret: string): boolean {
  return timingSafeEqual(sha256(shown), sha256(secret));
}

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();
