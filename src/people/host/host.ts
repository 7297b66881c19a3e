// The host of this bot: its secret, and what only it can compute. That is the chain of day secrets from which draws for
// many people come, encrypted picks, and hashes of people's names.

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { z } from "zod";
import { anchorOf, CHAIN_DAYS, dayAt, dayKey } from "../../core/proof/day.ts";
import type { ShownDay } from "../../core/proof/line.ts";
import { hmacOf, sha256Hex } from "../../core/sha256.ts";
import { documentKind } from "../../infra/document-kind.ts";
import type { Store } from "../../infra/store/index.ts";

const HOST_KEY_BYTES = 32;
const ID = "host";
/** A day's draws may still be played for this long after it has ended; then its secret is shown. */
export const SHOWN_AFTER_MS = 3_600_000;

const HOST_KEY = documentKind(
  "host-key",
  z.strictObject({
    /** The secret, unless HOST_KEY is it. */
    key: z.exactOptional(z.string()),
    /** See `fingerprintOf`. */
    fingerprint: z.string(),
    /** Day 1 of the chain, in days since 1970. */
    firstDay: z.int(),
  }),
);

export interface KeySource {
  readonly store: Store;
  /** 32 bytes of HOST_KEY; absent: the store keeps a secret. */
  readonly hostKey?: Uint8Array | undefined;
  /** A new secret, 32 bytes, for a store that has none. */
  freshKey(): Uint8Array;
  /** Unix ms. */
  now(): number;
}

export interface Host {
  /** The host's clock, Unix ms. */
  now(): number;
  /** The end of the chain of day secrets, 64 hex digits; public from the start. */
  readonly anchor: string;
  /** The secret of a day (days since 1970), 32 bytes. @throws RangeError for a day outside of the chain. */
  dayKey(day: number): Uint8Array;
  /** The newest day whose secret is public, from one hour after its end; undefined on the chain's first day. */
  shownDay(): ShownDay | undefined;
  /** Whether the day has ended, and its secret is public. */
  isShown(day: number): boolean;
  /** Encrypts what no one may read early, not even in the store, for the one use named by `what`. Base64url; the same
   * bytes give a different result each time. */
  hide(what: string, bytes: Uint8Array): string;
  /** Decrypts what was hidden for that use; undefined with another secret, or if it was altered. */
  uncover(what: string, hidden: string): Uint8Array | undefined;
  /** See `keyedHash`. */
  keyedHash(what: string, text: string): string;
}

/** The store was made with another secret: HOST_KEY was changed, or isn't set here. */
export class HostKeyProblem extends Error {
  override readonly name = "HostKeyProblem";
}

/** Opens the host of a store. The first process to do so fixes the secret and the chain's first day for all. @throws
 * HostKeyProblem, StoreError. */
export async function openHost(source: KeySource): Promise<Host> {
  const { secret, firstDay } = await hostSecret(source);
  const chain = { last: hmacOf(secret, `gadalka-chain|${firstDay}`), firstDay };
  const keys = new Map<number, Uint8Array>();
  const keyOf = (day: number): Uint8Array => {
    const key = keys.get(day) ?? dayKey(chain, day);
    keys.set(day, key);
    return key;
  };
  const anchor = anchorOf(chain);
  const shownUntil = (): number => dayAt(source.now() - SHOWN_AFTER_MS) - 1;
  const hiding = hmacOf(secret, "gadalka-hide");
  return {
    now: () => source.now(),
    anchor,
    dayKey: keyOf,
    shownDay: () => {
      const day = Math.min(shownUntil(), firstDay + CHAIN_DAYS - 1);
      return day < firstDay ? undefined : { day, key: keyOf(day), anchor };
    },
    isShown: (day) => day <= shownUntil(),
    hide: (what, bytes) => hide(hiding, what, bytes),
    uncover: (what, hidden) => uncover(hiding, what, hidden),
    keyedHash: (what, text) => keyedHash(secret, what, text),
  };
}

/** The secret of a store's host, 32 bytes, and its chain's first day. A chain that has ended is followed by a new one.
 * @throws HostKeyProblem, StoreError. */
async function hostSecret({ store, hostKey, freshKey, now }: KeySource) {
  const fresh = hostKey ?? freshKey();
  const today = dayAt(now());
  const { key, fingerprint, firstDay } = await store.update(HOST_KEY, ID, (current) => {
    if (current && today < current.firstDay + CHAIN_DAYS) return { next: undefined, result: current };
    const first = { fingerprint: fingerprintOf(fresh), ...(!hostKey && { key: base64url(fresh) }) };
    const next = { ...(current ?? first), firstDay: today };
    return { next, result: next };
  });
  const secret = hostKey ?? (key === undefined ? undefined : bytesOfKey(key));
  if (!secret || fingerprintOf(secret) !== fingerprint)
    throw new HostKeyProblem("this store was made with another HOST_KEY");
  return { secret, firstDay };
}

/** Whether a host was ever opened on the store; makes none. @throws StoreError. */
export async function hasHost(store: Store): Promise<boolean> {
  return (await store.read(HOST_KEY, ID)) !== undefined;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

/** Identifies a host's secret without revealing it: 16 hex digits. */
function fingerprintOf(secret: Uint8Array): string {
  return sha256Hex(secret).slice(0, 16);
}

/** The key of the document that holds the secret. */
export const HOST_DOCUMENT = `${HOST_KEY.name}:${ID}`;

/** The secret in the text of that document; undefined if HOST_KEY was the secret. */
export function secretInText(text: string): Uint8Array | undefined {
  const { key } = HOST_KEY.parse(JSON.parse(text));
  return key === undefined ? undefined : bytesOfKey(key);
}

function bytesOfKey(text: string): Uint8Array {
  const key = new Uint8Array(Buffer.from(text, "base64url"));
  if (key.length !== HOST_KEY_BYTES)
    throw new Error(`the host's key in the store doesn't have ${HOST_KEY_BYTES} bytes; set HOST_KEY`);
  return key;
}

/** A hash that can't be computed without the host's secret, for lists of people that don't contain their names: 22
 * characters of base64url. `what`: the use; hashes for different uses can't be compared. */
export function keyedHash(secret: Uint8Array, what: string, text: string): string {
  return base64url(hmacOf(hmacOf(secret, `gadalka-hash|${what}`), text)).slice(0, 22);
}

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

function hide(key: Uint8Array, what: string, bytes: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(what));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

function uncover(key: Uint8Array, what: string, hidden: string): Uint8Array | undefined {
  const bytes = Buffer.from(hidden, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(what));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const body = bytes.subarray(IV_BYTES + TAG_BYTES);
    return new Uint8Array(Buffer.concat([decipher.update(body), decipher.final()]));
  } catch {
    // Hidden for another use, under another secret, or altered.
    return undefined;
  }
}
