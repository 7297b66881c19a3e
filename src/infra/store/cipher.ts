// Encryption at rest: AES-256-GCM bound to the storage key, so a value copied to a different key doesn't decrypt. The
// first secret encrypts, all decrypt. Text is deflated before encryption. With a secret set, plain values are refused,
// as anyone with write access to the storage could plant them.

import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { typedHere } from "../console/typed.ts";
import { CorruptValueError, StoreError } from "./types.ts";

/** Prefix of an encrypted payload; a plain one starts with a brace. */
const MARK = "!";
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const IV_END = KEY_ID_BYTES + IV_BYTES;
const HEAD_BYTES = IV_END + TAG_BYTES;

/** Converts a document's text to a payload and back. */
export interface Cipher {
  encrypt(key: string, text: string): string;
  /** @throws CorruptValueError if it's invalid; StoreError `key-missing` if its secret isn't set, `not-encrypted` if
   * it's plain. */
  decrypt(key: string, payload: string): string;
  /** Whether a payload that decrypts was encrypted with the first secret, as `encrypt` does. */
  isCurrent(payload: string): boolean;
}

interface Secret {
  readonly id: Buffer;
  readonly bytes: Uint8Array;
}

/** @param keys 32 bytes each; none: plain text. `takesPlain`: accepts plain payloads despite keys, such as those from
 * before the first key. @throws RangeError for any other length. */
export function createCipher(keys: readonly Uint8Array[], takesPlain = false): Cipher {
  if (keys.some((bytes) => bytes.length !== KEY_BYTES))
    throw new RangeError(`a state key has ${KEY_BYTES} bytes`);
  const secrets = keys.map((bytes) => ({ id: idOf(bytes), bytes }));
  const [first] = secrets;
  return {
    encrypt: (key, text) => (first ? MARK + encrypt(first, key, text) : text),
    decrypt: (key, payload) => {
      if (payload.startsWith(MARK)) return decrypt(secrets, key, payload.slice(MARK.length));
      if (first && !takesPlain) throw notEncrypted(key);
      return payload;
    },
    isCurrent: (payload) => {
      if (!payload.startsWith(MARK)) return first === undefined;
      const head = payload.slice(MARK.length, MARK.length + KEY_ID_CHARACTERS);
      return first?.id.equals(Buffer.from(head, "base64").subarray(0, KEY_ID_BYTES)) ?? false;
    },
  };
}

/** Base64 characters at the start of a payload that contain the key's id. */
const KEY_ID_CHARACTERS = 8;

function notEncrypted(key: string): StoreError {
  const message =
    `${key} isn't encrypted, although STATE_KEY is set. If it's from before there was a key, ` +
    `run: ${typedHere("store reseal --plain")} (or set STATE_KEY_MIGRATE=on for a while). If not, someone planted it`;
  return new StoreError("not-encrypted", message);
}

function idOf(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest().subarray(0, KEY_ID_BYTES);
}

function encrypt(secret: Secret, key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", secret.bytes, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(key));
  const body = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()]);
  return Buffer.concat([secret.id, iv, cipher.getAuthTag(), body]).toString("base64");
}

function decrypt(secrets: readonly Secret[], key: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, "base64");
  if (bytes.length <= HEAD_BYTES || bytes.toString("base64") !== encrypted)
    throw new CorruptValueError("its ciphertext is damaged");
  const secret = secrets.find(({ id }) => id.equals(bytes.subarray(0, KEY_ID_BYTES)));
  if (!secret) {
    const message = `${key} is encrypted with a key that isn't set. Add the old key to STATE_KEY`;
    throw new StoreError("key-missing", message);
  }
  const iv = bytes.subarray(KEY_ID_BYTES, IV_END);
  const decipher = createDecipheriv("aes-256-gcm", secret.bytes, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(key));
  decipher.setAuthTag(bytes.subarray(IV_END, HEAD_BYTES));
  try {
    const deflated = Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]);
    return inflateRawSync(deflated).toString("utf8");
  } catch (cause) {
    throw new CorruptValueError("it was changed, or moved from another key of the store", { cause });
  }
}
