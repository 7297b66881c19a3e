// Encrypts every stored document with the first key, beside running bots: a value keeps its revision and
// its expiry, and is replaced only if it is still what was read.

import type { Backend } from "./backend.ts";
import type { Cipher } from "./cipher.ts";
import { unwrap, withPayload } from "./envelope.ts";
import { isDocumentKey, kindOfKey, PREFIX } from "./keys.ts";
import { CorruptValueError, StoreError } from "./types.ts";

/** Counts of documents. */
export interface Resealing {
  /** Under the first key; `resealed`: by this run. */
  readonly current: number;
  readonly resealed: number;
  /** Left as they are: see `Left`. */
  readonly left: Readonly<Record<Left, number>>;
  /** Values set aside because they could not be read, which nothing reseals. */
  readonly quarantined: number;
}

/** Not encrypted; under a key that is not set; damaged or moved; written by others without a pause. */
const LEFT = ["plain", "unknown-key", "unreadable", "contended"] as const;
type Left = (typeof LEFT)[number];

type Outcome = "current" | "resealed" | "gone" | Left;

const TRIES = 5;
/** Until nothing is left to do: a bot that does not know the new key yet goes on writing the old one. */
const WALKS_MAX = 3;

/** Walks through the whole storage, more than once if anything was written. @throws StoreError
 * `unreachable`, `unwritable`; what was done is done, and another run goes on with the rest. */
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

/** The value under the first key, the same if it is so already. @throws as `Cipher.decrypt`. */
export function resealed(cipher: Cipher, key: string, raw: string): string {
  const payload = unwrap(raw);
  const text = cipher.decrypt(key, payload);
  return cipher.isCurrent(payload) ? raw : withPayload(raw, cipher.encrypt(key, text));
}
