// Encryption at rest: AES-256-GCM bound to the storage key, so that a value copied under another
// player's key does not open. The first key seals; all keys open, so keys can be rotated. Texts are
// deflated first: sealed ones cannot be after.

import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CorruptValue } from "./quarantine.ts";
import { StoreError } from "./types.ts";

/** How a sealed payload begins; a plain one begins with a brace. */
const MARK = "!";
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = KEY_ID_BYTES + IV_BYTES + TAG_BYTES;

/** Turns a document's text into a payload and back. */
export interface Cipher {
  /** The payload of a text that is to be stored under `key`. */
  close(key: string, text: string): string;
  /** The text of a payload. @throws CorruptValue when it does not open, StoreError `key-missing`
   * when its key is not here. */
  open(key: string, payload: string): string;
}

interface SealKey {
  readonly id: Buffer;
  readonly secret: Uint8Array;
}

/** The seal of these keys, 32 bytes each; without any, texts are stored as they are. @throws
 * RangeError on another length. */
export function createSeal(secrets: readonly Uint8Array[]): Cipher {
  if (secrets.some((secret) => secret.length !== KEY_BYTES))
    throw new RangeError(`a state key has ${KEY_BYTES} bytes`);
  const keys = secrets.map((secret) => ({ id: keyId(secret), secret }));
  const first = keys[0];
  return {
    close: (key, text) => (first ? MARK + encrypt(first, key, text) : text),
    open: (key, payload) =>
      payload.startsWith(MARK) ? decrypt(keys, key, payload.slice(MARK.length)) : payload,
  };
}

function keyId(secret: Uint8Array): Buffer {
  return createHash("sha256").update(secret).digest().subarray(0, KEY_ID_BYTES);
}

function encrypt(sealKey: SealKey, key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", sealKey.secret, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(key));
  const body = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()]);
  return Buffer.concat([sealKey.id, iv, cipher.getAuthTag(), body]).toString("base64");
}

function decrypt(keys: readonly SealKey[], key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64");
  if (bytes.length <= HEAD_BYTES || bytes.toString("base64") !== sealed)
    throw new CorruptValue("its seal is damaged");
  const sealKey = keys.find(({ id }) => id.equals(bytes.subarray(0, KEY_ID_BYTES)));
  if (!sealKey) throw missingKey(key);
  return authentic(sealKey, key, bytes);
}

function authentic(sealKey: SealKey, key: string, bytes: Buffer): string {
  const ivEnd = KEY_ID_BYTES + IV_BYTES;
  const iv = bytes.subarray(KEY_ID_BYTES, ivEnd);
  const decipher = createDecipheriv("aes-256-gcm", sealKey.secret, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(key));
  decipher.setAuthTag(bytes.subarray(ivEnd, HEAD_BYTES));
  try {
    const deflated = Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]);
    return inflateRawSync(deflated).toString("utf8");
  } catch (cause) {
    throw new CorruptValue("it was altered, or written under another key of the store", { cause });
  }
}

function missingKey(key: string): StoreError {
  return new StoreError(
    "key-missing",
    `${key} is encrypted with a key that is not set; add the old key to STATE_KEY`,
  );
}
