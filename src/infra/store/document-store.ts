// The store over any backend: reads, compare-and-set updates, and quarantine of unreadable values.

import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { KeyedMutex } from "../keyed-mutex.ts";
import type { Backend, Swap } from "./backend.ts";
import type { Cipher } from "./cipher.ts";
import { decodeDocument, encodeDocument } from "./document-text.ts";
import { revisionOf, unwrap, wrap } from "./envelope.ts";
import { boardKey, claimKey, documentKey, quarantineKey } from "./keys.ts";
import {
  type Board,
  type Change,
  CorruptValueError,
  type DocumentKind,
  type Store,
  StoreError,
  type StoreProblem,
} from "./types.ts";

/** Whether the caller has already timed out. */
export interface Deadline {
  /** @throws StoreError `unreachable` after the deadline, so that abandoned work writes nothing. */
  check(): void;
}

/** The work's result, or StoreError `unreachable` `timeoutMs` milliseconds after `startedMs` (of
 * `performance.now()`). Work cannot be cancelled; it should call `check` before each step. */
function withinDeadline<R>(
  timeoutMs: number,
  work: (deadline: Deadline) => Promise<R>,
  startedMs = performance.now(),
): Promise<R> {
  const { promise, resolve, reject } = Promise.withResolvers<R>();
  let late: StoreError | undefined;
  const expire = (): void => {
    const message = `the store did not answer within ${timeoutMs} ms; check that it runs`;
    late = new StoreError("unreachable", message);
    reject(late);
  };
  const timer = setTimeout(expire, Math.max(0, startedMs + timeoutMs - performance.now()));
  const check = (): void => {
    if (late) throw late;
  };
  // A result after the deadline is dropped: the promise is already settled.
  work({ check })
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

const TRIES = 60;
const PAUSE_MAX_MS = 40;
const RECENT_VALUES = 2_000;

/** What a document store is made of. */
export interface DocumentStoreOptions {
  readonly backend: Backend;
  readonly cipher: Cipher;
  /** Timeout of one operation in milliseconds. */
  readonly timeoutMs: number;
  report(problem: StoreProblem): void;
}

interface Found<T> {
  readonly raw: string | undefined;
  readonly document: T | undefined;
}

interface Update<T, R> {
  readonly kind: DocumentKind<T>;
  readonly key: string;
  readonly change: (current: T | undefined) => Change<T, R>;
  readonly ttlMs: number | undefined;
  readonly deadline: Deadline;
}

interface Step<T, R> extends Change<T, R> {
  readonly raw: string | undefined;
}

/** Documents, claims and boards over a backend. */
export class DocumentStore implements Store {
  readonly #options: DocumentStoreOptions;
  readonly #mutex = new KeyedMutex();
  /** Cache of last seen values: most updates need no read before their write. */
  readonly #recent = new LRUCache<string, string>({ max: RECENT_VALUES });
  #closed = false;

  constructor(options: DocumentStoreOptions) {
    this.#options = options;
  }

  async read<T>(kind: DocumentKind<T>, id: string): Promise<T | undefined> {
    const key = documentKey(kind, id);
    return this.#within(async () => (await this.#read(kind, key)).document);
  }

  async update<T, R>(
    kind: DocumentKind<T>,
    id: string,
    change: (current: T | undefined) => Change<T, R>,
    ttlMs?: number,
  ): Promise<R> {
    const key = documentKey(kind, id);
    const wholeMs = ttlMs === undefined ? undefined : wholeTtlMs(ttlMs);
    this.#assertOpen();
    const startedMs = performance.now();
    // Racing compare-and-set loops are unfair and mostly fail, so they queue within this process; a
    // holder gives up at its own deadline, before ours.
    return this.#mutex.run(key, () =>
      withinDeadline(
        this.#options.timeoutMs,
        (deadline) => this.#update({ kind, key, change, ttlMs: wholeMs, deadline }),
        startedMs,
      ),
    );
  }

  async remove(kind: DocumentKind<unknown>, id: string): Promise<boolean> {
    const key = documentKey(kind, id);
    this.#recent.delete(key);
    return this.#within(() => this.#options.backend.remove(key));
  }

  async claim(id: string, ttlMs: number): Promise<boolean> {
    const wholeMs = wholeTtlMs(ttlMs);
    return this.#within(() => this.#options.backend.claim(claimKey(id), wholeMs));
  }

  board(name: string): Board {
    const { backend } = this.#options;
    const key = boardKey(name);
    return {
      set: async (member, score, ttlMs) => {
        if (!Number.isFinite(score)) throw new RangeError(`a board's score is a finite number, not ${score}`);
        const wholeMs = ttlMs === undefined ? undefined : wholeTtlMs(ttlMs);
        return this.#within(() => backend.setScore(key, member, score, wholeMs));
      },
      remove: (member) => this.#within(() => backend.removeScore(key, member)),
      top: async (count) => (count < 1 ? [] : this.#within(() => backend.top(key, Math.floor(count)))),
    };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#mutex.settled();
    await this.#options.backend.close();
  }

  async #within<R>(work: (deadline: Deadline) => Promise<R>): Promise<R> {
    this.#assertOpen();
    return withinDeadline(this.#options.timeoutMs, work);
  }

  #assertOpen(): void {
    if (this.#closed) throw new StoreError("unreachable", "the store has been closed");
  }

  async #update<T, R>(update: Update<T, R>): Promise<R> {
    let step = this.#stepFromCache(update) ?? stepFrom(update, await this.#read(update.kind, update.key));
    for (let tried = 0; tried < TRIES; tried++) {
      if (!writesSomething(step)) return step.result;
      update.deadline.check();
      const swap = await this.#write(update, step);
      if (swap.swapped) return step.result;
      step = stepFrom(update, await this.#readAgain(update, tried, swap.present));
    }
    throw new StoreError("contended", `${update.key} is being written by too many at once; try again`);
  }

  /** A step from the cached document, if it writes: only a write proves the cache right. */
  #stepFromCache<T, R>(update: Update<T, R>): Step<T, R> | undefined {
    const raw = this.#recent.get(update.key);
    if (raw === undefined) return undefined;
    try {
      const step = stepFrom(update, { raw, document: this.#decode(update.kind, update.key, raw) });
      return writesSomething(step) ? step : undefined;
    } catch {
      // The change is retried on the current value, where it may throw to the caller.
      return undefined;
    }
  }

  /** The document after a lost race: first of the value that the swap returned, then by a read. */
  async #readAgain<T, R>(
    update: Update<T, R>,
    tried: number,
    present: string | undefined,
  ): Promise<Found<T>> {
    if (tried === 0) return this.#decodeOrQuarantine(update.kind, update.key, present);
    await wait(Math.random() * Math.min(2 ** tried, PAUSE_MAX_MS));
    update.deadline.check();
    return this.#read(update.kind, update.key);
  }

  async #write<T, R>({ kind, key, ttlMs }: Update<T, R>, { raw, next }: Step<T, R>): Promise<Swap> {
    const value =
      next === null ? null : wrap(this.#options.cipher.encrypt(key, encodeDocument(kind, next as T)));
    this.#recent.delete(key);
    const swap = await this.#options.backend.swap(key, revisionOf(raw), value, ttlMs);
    if (swap.swapped && value !== null) this.#recent.set(key, value);
    return swap;
  }

  async #read<T>(kind: DocumentKind<T>, key: string): Promise<Found<T>> {
    return this.#decodeOrQuarantine(kind, key, await this.#options.backend.read(key));
  }

  async #decodeOrQuarantine<T>(
    kind: DocumentKind<T>,
    key: string,
    first: string | undefined,
  ): Promise<Found<T>> {
    let raw = first;
    for (let tried = 0; tried < TRIES; tried++) {
      if (raw === undefined) return { raw, document: undefined };
      try {
        const document = this.#decode(kind, key, raw);
        this.#recent.set(key, raw);
        return { raw, document };
      } catch (error) {
        if (!(error instanceof CorruptValueError)) throw error;
        await this.#quarantine(kind, key, error);
        raw = await this.#options.backend.read(key);
      }
    }
    throw new StoreError(
      "contended",
      `${key} keeps being overwritten with what cannot be read; look for the writer`,
    );
  }

  #decode<T>(kind: DocumentKind<T>, key: string, raw: string): T {
    return decodeDocument(kind, key, this.#options.cipher.decrypt(key, unwrap(raw)));
  }

  async #quarantine<T>(kind: DocumentKind<T>, key: string, reason: CorruptValueError): Promise<void> {
    const target = quarantineKey(key);
    const moved = await this.#options.backend.quarantine(key, target, (raw) =>
      this.#isCorrupt(kind, key, raw),
    );
    if (!moved) return;
    const message = `${key} cannot be read (${reason.message}); it is kept as ${target}`;
    this.#options.report({ key, code: "corrupt", message, quarantinedAs: target });
  }

  #isCorrupt<T>(kind: DocumentKind<T>, key: string, raw: string): boolean {
    try {
      this.#decode(kind, key, raw);
      return false;
    } catch (error) {
      return error instanceof CorruptValueError;
    }
  }
}

function stepFrom<T, R>({ change }: Update<T, R>, { raw, document }: Found<T>): Step<T, R> {
  return { raw, ...change(document) };
}

function writesSomething<T, R>({ raw, next }: Step<T, R>): boolean {
  return next !== undefined && !(next === null && raw === undefined);
}

/** A time to live in whole milliseconds, rounded up. @throws RangeError when it is not above 0. */
function wholeTtlMs(ttlMs: number): number {
  if (!(ttlMs > 0) || !Number.isFinite(ttlMs))
    throw new RangeError(`a time to live in milliseconds, not ${ttlMs}`);
  return Math.ceil(ttlMs);
}
