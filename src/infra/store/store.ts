// Documents with one atomic write each, claims and boards, over Redis or SQLite.

import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { KeyedMutex } from "../keyed-mutex.ts";
import { countStore } from "../metrics/meters.ts";
import {
  type Backend,
  type Change,
  type DocumentKind,
  PREFIX,
  type Store,
  StoreError,
  UnreadableDocumentError,
} from "./types.ts";

const TRIES = 60;
/** The number in every stored document; those with another one can't be read. */
export const FORM = 1;

/** A stored value, and the document in it. Shared by all readers, so it's never changed in place. */
interface Found {
  readonly raw: string | undefined;
  readonly document: unknown;
}

const NOTHING: Found = { raw: undefined, document: undefined };

/** For tests: sees every document before it's shared. */
export const watched: { see?: (document: unknown, kind: DocumentKind<unknown>) => void } = {};

export function createStore(backend: Backend, timeoutMs: number): Store {
  /** Racing compare-and-set loops mostly fail, so updates of a document queue within this process. */
  const inTurn = new KeyedMutex();
  /** What was last read or written: saves an update its read, and is confirmed by the swap. */
  const recent = new LRUCache<string, Found>({
    max: 2_000,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ raw }) => 1 + (raw?.length ?? 0),
  });
  let isClosed = false;

  /** `check` throws if the operation's caller has already been told that the store is unreachable. */
  const inTime = async <R>(operation: string, work: (check: () => void) => Promise<R>): Promise<R> => {
    const startedMs = performance.now();
    let outcome = "done";
    let late: StoreError | undefined;
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late = new StoreError("unreachable", `the store didn't answer within ${timeoutMs} ms`);
      reject(late);
    }, timeoutMs);
    const check = (): void => {
      if (late) throw late;
    };
    try {
      if (isClosed) throw new StoreError("unreachable", "the store has been closed");
      return await Promise.race([work(check), silence]);
    } catch (error) {
      outcome = error instanceof StoreError ? error.code : "other";
      throw error;
    } finally {
      clearTimeout(timer);
      countStore(operation, outcome, (performance.now() - startedMs) / 1000);
    }
  };

  const find = async (kind: DocumentKind<unknown>, key: string): Promise<Found> => {
    const raw = await backend.read(key);
    const known = recent.get(key);
    if (known && known.raw === raw) return known;
    const found = raw === undefined ? NOTHING : { raw, document: decode(kind, key, raw) };
    recent.set(key, found);
    return found;
  };

  const update = async <R>(
    kind: DocumentKind<unknown>,
    key: string,
    change: (current: unknown) => Change<unknown, R>,
    ttlMs: number | undefined,
    check: () => void,
  ): Promise<R> => {
    /** Undefined if another writer came first, or if a hint, which may be outdated, leads to no write. */
    const attempt = async ({ raw, document }: Found, isHint: boolean): Promise<{ result: R } | undefined> => {
      let step: Change<unknown, R>;
      try {
        step = change(document);
      } catch (error) {
        if (isHint) return undefined;
        throw error;
      }
      const { next, result } = step;
      if (next === undefined) return isHint ? undefined : { result };
      const written = next === null ? NOTHING : encode(kind, key, next);
      check();
      if (!(await backend.swap(key, raw, written.raw, ttlMs))) return undefined;
      recent.set(key, written);
      return { result };
    };
    const hint = recent.get(key);
    let done = hint && (await attempt(hint, true));
    for (let tried = 0; !done && tried < TRIES; tried++) {
      if (tried > 0) await wait(Math.random() * Math.min(2 ** tried, 40));
      done = await attempt(await find(kind, key), false);
    }
    if (done) return done.result;
    throw new StoreError("contended", `too many are writing ${key} at once; try again`);
  };

  return {
    read: (kind, id) => inTime("read", async () => (await find(kind, keyOf(kind, id))).document as never),
    update: (kind, id, change, ttlMs) =>
      inTime("update", async (check) => {
        const [key, ms] = [keyOf(kind, id), wholeMs(ttlMs)];
        return inTurn.run(key, () => update(kind as DocumentKind<unknown>, key, change as never, ms, check));
      }),
    remove: (kind, id) =>
      inTime("remove", async () => {
        recent.delete(keyOf(kind, id));
        return backend.remove(keyOf(kind, id));
      }),
    claim: (id, ttlMs) =>
      inTime("claim", async () => backend.swap(`${PREFIX}claim:${id}`, undefined, "1", wholeMs(ttlMs))),
    board(name) {
      const board = backend.board(`${PREFIX}board:${name}`);
      return {
        set: (member, score, ttlMs) =>
          inTime("score", async () => {
            if (!Number.isFinite(score)) throw new RangeError(`not a score: ${score}`);
            return board.set(member, score, wholeMs(ttlMs));
          }),
        remove: (member) => inTime("score", () => board.remove(member)),
        top: (count, atLeast) =>
          inTime("top", async () => (count < 1 ? [] : board.top(Math.floor(count), atLeast))),
        scoreOf: (member) => inTime("score", () => board.scoreOf(member)),
      };
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await inTurn.settled();
      await backend.close();
    },
  };
}

/** The key of a document. @throws RangeError if the kind's name isn't `[a-z-]+` or is the store's own. */
function keyOf({ name }: Pick<DocumentKind<unknown>, "name">, id: string): string {
  if (/^[a-z-]+$/.test(name) && name !== "claim" && name !== "board") return `${PREFIX}${name}:${id}`;
  throw new RangeError(`no name for a kind: "${name}"`);
}

/** The stored value, and the document as its readers will get it. @throws UnreadableDocumentError. */
function encode(kind: DocumentKind<unknown>, key: string, document: unknown): Found {
  try {
    // The revision tells one write from another with the same content.
    const r = randomBytes(9).toString("base64url");
    const raw = JSON.stringify({ v: FORM, r, d: kind.encode?.(document) ?? document });
    return { raw, document: parsed(kind, JSON.parse(raw).d) };
  } catch (cause) {
    throw new UnreadableDocumentError(`${key} wouldn't be readable; nothing was changed`, { cause });
  }
}

/** @throws UnreadableDocumentError. */
function decode(kind: DocumentKind<unknown>, key: string, raw: string): unknown {
  let problem = "it isn't JSON";
  try {
    const { v, d } = JSON.parse(raw);
    problem = v > FORM ? "a newer version of this program wrote it" : "it isn't a document of its kind";
    if (v !== FORM) throw new RangeError(`form ${v}`);
    return parsed(kind, d);
  } catch (cause) {
    throw new UnreadableDocumentError(`${key} can't be read: ${problem}`, { cause });
  }
}

function parsed(kind: DocumentKind<unknown>, stored: unknown): unknown {
  const document = kind.parse(stored);
  watched.see?.(document, kind);
  return document;
}

function wholeMs(ttlMs: number | undefined): number | undefined {
  if (ttlMs === undefined || (ttlMs > 0 && Number.isFinite(ttlMs))) return ttlMs && Math.ceil(ttlMs);
  throw new RangeError(`not a time to live: ${ttlMs}`);
}
