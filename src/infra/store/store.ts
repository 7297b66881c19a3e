// Documents with one atomic write each, claims and boards, over Redis or SQLite.

import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { KeyedMutex } from "../keyed-mutex.ts";
import { countStore } from "../metrics/meters.ts";
import { decode, encode, type Found, keyOf, NOTHING } from "./document.ts";
import { type Backend, type Change, type DocumentKind, PREFIX, type Store, StoreError } from "./types.ts";

const TRIES = 60;

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
    for (let tried = 0; tried < TRIES; tried++) {
      const hint = tried === 0 ? recent.get(key) : undefined;
      const found = hint ?? (await find(kind, key));
      const step = stepFrom(found, change, hint !== undefined);
      if (!step) continue;
      if (step.next === undefined) return step.result;
      const written = step.next === null ? NOTHING : encode(kind, key, step.next);
      check();
      if (await backend.swap(key, found.raw, written.raw, ttlMs)) {
        recent.set(key, written);
        return step.result;
      }
      await wait(Math.random() * Math.min(2 ** tried, 40));
    }
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

/** What the change makes of a document, with `next` undefined if it writes nothing. A hint may be outdated: undefined if
 * the change throws or writes nothing. */
function stepFrom<R>(
  { raw, document }: Found,
  change: (current: unknown) => Change<unknown, R>,
  isHint: boolean,
) {
  try {
    const { next, result } = change(document);
    const isWritten = next !== undefined && (next !== null || raw !== undefined);
    return isWritten || !isHint ? { next: isWritten ? next : undefined, result } : undefined;
  } catch (error) {
    if (isHint) return undefined;
    throw error;
  }
}

function wholeMs(ttlMs: number | undefined): number | undefined {
  if (ttlMs === undefined || (ttlMs > 0 && Number.isFinite(ttlMs))) return ttlMs && Math.ceil(ttlMs);
  throw new RangeError(`not a time to live: ${ttlMs}`);
}
