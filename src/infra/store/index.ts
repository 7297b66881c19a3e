// Documents with one atomic write each, claims and boards: on Redis if there's an address, else in an embedded file.

import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { deadline, patience } from "../deadline.ts";
import { KeyedMutex } from "../keyed-mutex.ts";
import { timeStore } from "../metrics/meters.ts";
import { openSqlite } from "./sqlite.ts";
import {
  type Backend,
  type DocumentKind,
  PREFIX,
  type Store,
  StoreError,
  UnreadableDocumentError,
} from "./types.ts";

export * from "./types.ts";

const TIMEOUT_MS = patience(2_000);
const TRIES = 60;

export interface StoreOptions {
  /** One address, or those of a cluster's nodes, separated by commas. */
  readonly redisUrl?: string;
  /** The embedded file's folder, created if missing; `:memory:` is private and volatile. */
  readonly dataDir: string;
  /** Timeout of one operation in milliseconds; default 2,000. */
  readonly timeoutMs?: number;
  /** Hears of a setting of the storage that could lose data. */
  warn?(sentence: string): void;
}

/** @throws TypeError (invalid address), StoreError, UnreadableDocumentError. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const backend = await openBackend(options);
  try {
    await checkForm(backend);
    const warning = await backend.warning?.();
    if (warning) options.warn?.(warning);
    return createStore(backend, options.timeoutMs ?? TIMEOUT_MS);
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** The raw storage, for backups. @throws like `openStore`. */
export async function openBackend(options: StoreOptions): Promise<Backend> {
  const { redisUrl, dataDir, timeoutMs = TIMEOUT_MS } = options;
  if (redisUrl === undefined) return openSqlite(dataDir, timeoutMs);
  // Imported lazily: the Redis client is hundreds of modules.
  const { openRedis } = await import("./redis.ts");
  return openRedis(redisUrl.split(","), timeoutMs);
}

/** A store's mark tells the form of its documents. @throws StoreError if there's something of another form. */
async function checkForm(backend: Backend): Promise<void> {
  const mark = '{"v":1}';
  if ((await backend.read(`${PREFIX}store:form`)) === mark) return;
  for await (const { key, value } of backend.records(PREFIX)) {
    // Another process may have marked it meanwhile, and stored something: documents, boards or claims.
    if (typeof value !== "string" || /^(1|\{"v":1[,}].*)$/s.test(value)) continue;
    const message = `another version of this program wrote this store (${key}). Use that version, or an empty store.`;
    throw new StoreError("unwritable", message);
  }
  await backend.swap(`${PREFIX}store:form`, undefined, mark);
}

const keyOf = ({ name }: { readonly name: string }, id: string) => `${PREFIX}${name}:${id}`;

/** A stored value, and the document in it. Shared by all readers, so it's never changed in place. */
interface Found {
  readonly raw: string | undefined;
  readonly document: unknown;
}

const NOTHING: Found = { raw: undefined, document: undefined };

function createStore(backend: Backend, timeoutMs: number): Store {
  /** Racing compare-and-set loops mostly fail, so updates of a document queue within this process. */
  const inTurn = new KeyedMutex();
  /** What was last read or written: saves an update its read, and is confirmed by the swap. */
  const recent = new LRUCache<string, Found>({ max: 2_000 });
  let isClosed = false;

  /** Runs an operation for at most `timeoutMs`. `check` throws after that, so that nothing is written later. */
  const inTime = <R>(operation: string, work: (check: () => void) => Promise<R>): Promise<R> =>
    timeStore(operation, async () => {
      if (isClosed) throw new StoreError("unreachable", "the store has been closed");
      const untilMs = performance.now() + timeoutMs;
      const late = () => new StoreError("unreachable", `the store didn't answer within ${timeoutMs} ms`);
      const check = (): void => {
        if (performance.now() > untilMs) throw late();
      };
      const answer = work(check).then((result) => ({ result }));
      const done = await deadline(answer, timeoutMs);
      if (!done) throw late();
      return done.result;
    });

  const find = async (kind: DocumentKind<unknown>, key: string): Promise<Found> => {
    const raw = await backend.read(key);
    const known = recent.get(key);
    if (known && known.raw === raw) return known;
    const found = raw === undefined ? NOTHING : { raw, document: decode(kind, key, raw) };
    recent.set(key, found);
    return found;
  };

  return {
    read: (kind, id) => inTime("read", async () => (await find(kind, keyOf(kind, id))).document as never),
    async update(kind, id, change, ttlMs) {
      const [key, ms] = [keyOf(kind, id), wholeMs(ttlMs)];
      const once = async (check: () => void, hint?: Found) => {
        const { raw, document } = hint ?? (await find(kind, key));
        let step: ReturnType<typeof change> | undefined;
        try {
          step = change(document as never);
        } catch (error) {
          if (!hint) throw error;
        }
        // A hint may be outdated, so only a write may follow from it, as the swap confirms it.
        if (step?.next === undefined) return hint ? undefined : step;
        const next = encode(kind, key, step.next);
        check();
        if (!(await backend.swap(key, raw, next.raw, ms))) return undefined;
        recent.set(key, next);
        return step;
      };
      const all = async (check: () => void) => {
        for (let tried = 0; tried < TRIES; tried++) {
          if (tried > 1) await wait(Math.random() * Math.min(2 ** tried, 40));
          const done = await once(check, tried === 0 ? recent.get(key) : undefined);
          if (done) return done.result;
        }
        throw new StoreError("contended", `too many are writing ${key} at once; try again`);
      };
      return inTime("update", (check) => inTurn.run(key, () => all(check)));
    },
    remove(kind, id) {
      const key = keyOf(kind, id);
      recent.delete(key);
      return inTime("remove", () => backend.remove(key));
    },
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
        top: (count, atLeast) => inTime("top", () => board.top(count, atLeast)),
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

/** The stored value, and the document as its readers will get it. @throws UnreadableDocumentError. */
function encode(kind: DocumentKind<unknown>, key: string, document: unknown): Found {
  if (document === null) return NOTHING;
  // The revision tells one write from another with the same content.
  const r = randomBytes(9).toString("base64url");
  const raw = JSON.stringify({ v: 1, r, d: document });
  return { raw, document: decode(kind, key, raw) };
}

/** @throws UnreadableDocumentError. */
function decode(kind: DocumentKind<unknown>, key: string, raw: string): unknown {
  try {
    const { v, d } = JSON.parse(raw);
    if (v !== 1) throw new RangeError(`form ${v}`);
    return kind.parse(d);
  } catch (cause) {
    throw new UnreadableDocumentError(`${key} can't be read by this version of the program`, { cause });
  }
}

function wholeMs(ttlMs: number | undefined): number | undefined {
  if (ttlMs === undefined) return undefined;
  if (ttlMs > 0 && Number.isFinite(ttlMs)) return Math.ceil(ttlMs);
  throw new RangeError(`not a time to live: ${ttlMs}`);
}
