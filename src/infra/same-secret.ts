// Whether somebody shows the right secret, in a time that tells nothing of it.

import { createHash, timingSafeEqual } from "node:crypto";

/** Compares digests, which have equal length whatever was shown. */
export function sameSecret(shown: string, secret: string): boolean {
  return timingSafeEqual(sha256(shown), sha256(secret));
}

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();
