// Encrypts what no one may read early, not even in the store: a person's pick in a duel.

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { hmacOf } from "../../core/fairness/index.ts";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = IV_BYTES + TAG_BYTES;

/** The encryption key, derived from the host's secret; no proof reveals it, and no day key derives from it. */
export function hidingKeyOf(key: Uint8Array): Uint8Array {
  return hmacOf(key, "gadalka-hide");
}

/** Encrypts bytes for one use, named by `what`, to which they're bound. Base64url; the same bytes give a different
 * result each time. */
export function hide(key: Uint8Array, what: string, bytes: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(what));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** The decrypted bytes; undefined if encrypted for a different use, by a different host, or altered. */
export function uncover(key: Uint8Array, what: string, hidden: string): Uint8Array | undefined {
  const bytes = Buffer.from(hidden, "base64url");
  if (bytes.length <= HEAD_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(what));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, HEAD_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
