// Encrypts every stored document with the first key while bots are running: a value keeps its revision and expiry, and
// is replaced only if it hasn't changed since it was read.

import type { Backend } from "./backend.ts";
import type { Cipher } from "./cipher.ts";
import { unwrap, withPayload } from "./envelope.ts";
import { isDocumentKey, kindOfKey, PREFIX } from "./keys.ts";
import { CorruptValueError, StoreError } from "./types.ts";

/** Document counts. */
export interface Resealing {
  /** Encrypted with the first key, including `resealed`, the ones this run converted. */
  readonly current: number;
  readonly resealed: number;
  /** Documents not converted, by the reasons in `Left`. */
  readonly left: Readonly<Record<Left, number>>;
  /** Unreadable values in quarantine, which are never resealed. */
  readonly quarantined: number;
}

/** Not encrypted; under a key that isn't set; damaged or moved; continually written by others. */
const LEFT = ["plain", "unknown-key", "unreadable", "contended"] as const;
type Left = (typeof LEFT)[number];

type Outcome = "current" | "resealed" | "gone" | Left;

const TRIES = 5;
/** Maximum passes: a bot that doesn't know the new key yet keeps writing with the old one. */
const WALKS_MAX = 3;

/** Walks through the whole storage, again if anything was written. @throws StoreError `unreachable`, `unwritable`;
 * finished work is kept, and another run continues with the rest. */
export async function reseal(
  backend: Backend,
  cipher: Cipher,
  onProgress: (done: Resealing) => void = () => undefined,
): Promise<Resealing> {
  let resealed = 0;
  for (let walk = 1; ; walk++) {
    const done = await walkThrough(backend, cipher, (now) => onProgress(withEarlier(now, resealed)));
    const sum = withEarlier(done, resealed);
    if (done.resealed === 0 || walk === WALKS_MAX) return sum;
    resealed = sum.resealed;
  }
}

function withEarlier(now: Resealing, resealed: number): Resealing {
  return { ...now, resealed: now.resealed + resealed };
}

async function walkThrough(
  backend: Backend,
  cipher: Cipher,
  onProgress: (done: Resealing) => void,
): Promise<Resealing> {
  const counts = {
    current: 0,
    resealed: 0,
    gone: 0,
    plain: 0,
    "unknown-key": 0,
    unreadable: 0,
    contended: 0,
  };
  let quarantined = 0;
  const sum = (): Resealing => {
    const { current, resealed, gone: _, ...left } = counts;
    return { current: current + resealed, resealed, left: { ...left }, quarantined };
  };
  for await (const keys of backend.scan(PREFIX)) {
    quarantined += keys.filter((key) => kindOfKey(key) === "corrupt").length;
    const documents = keys.filter(isDocumentKey);
    for (const outcome of await Promise.all(documents.map((key) => resealOne(backend, cipher, key))))
      counts[outcome]++;
    onProgress(sum());
  }
  return sum();
}

async function resealOne(backend: Backend, cipher: Cipher, key: string): Promise<Outcome> {
  for (let tried = 0; tried < TRIES; tried++) {
    const raw = await backend.read(key);
    if (raw === undefined) return "gone";
    const next = tryReseal(cipher, key, raw);
    if (typeof next !== "object") return next;
    if (next.value === raw) return "current";
    if (await backend.rewrite(key, raw, next.value)) return "resealed";
  }
  return "contended";
}

function tryReseal(cipher: Cipher, key: string, raw: string): { readonly value: string } | Left {
  try {
    return { value: resealed(cipher, key, raw) };
  } catch (error) {
    if (error instanceof CorruptValueError) return "unreadable";
    if (!(error instanceof StoreError)) throw error;
    return error.code === "not-encrypted" ? "plain" : "unknown-key";
  }
}

/** The value encrypted with the first key; unchanged if it already is. @throws as `Cipher.decrypt`. */
export function resealed(cipher: Cipher, key: string, raw: string): string {
  const payload = unwrap(raw);
  const text = cipher.decrypt(key, payload);
  return cipher.isCurrent(payload) ? raw : withPayload(raw, cipher.encrypt(key, text));
}
