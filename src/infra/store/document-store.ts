// The store over any backend: reads documents, updates them by compare-and-set, and sets aside what
// cannot be read.

import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { KeyedMutex } from "../keyed-mutex.ts";
import type { Backend, Swap } from "./backend.ts";
import { boardOver } from "./board.ts";
import type { Cipher } from "./cipher.ts";
import { type Deadline, withinDeadline } from "./deadline.ts";
import { documentOf, documentText } from "./document-text.ts";
import { revisionOf, unwrap, wrap } from "./envelope.ts";
import { boardKey, claimKey, corruptKey, documentKey } from "./keys.ts";
import { wholeTtlMs } from "./life.ts";
import { CorruptValue, type StoreProblem } from "./quarantine.ts";
import { type Board, type Change, type DocumentKind, type Store, StoreError } from "./types.ts";

const TRIES = 60;
const PAUSE_MAX_MS = 40;
const RECENT_VALUES = 2_000;

/** What a document store is made of. */
export interface DocumentStoreParts {
  readonly backend: Backend;
  readonly seal: Cipher;
  /** How long one operation may take, in milliseconds. */
  readonly timeoutMs: number;
  report(problem: StoreProblem): void;
}

/** A document as it was found: what is stored, and what it means; both undefined where there is
 * none. */
interface Found<T> {
  readonly raw: string | undefined;
  readonly document: T | undefined;
}

/** One update under way. */
interface Update<T, R> {
  readonly kind: DocumentKind<T>;
  readonly key: string;
  readonly change: (current: T | undefined) => Change<T, R>;
  readonly ttlMs: number | undefined;
  readonly deadline: Deadline;
}

/** What an update decided, and the stored value it decided on. */
interface Step<T, R> extends Change<T, R> {
  readonly raw: string | undefined;
}

/** Documents, claims and boards over a backend. */
export class DocumentStore implements Store {
  readonly #parts: DocumentStoreParts;
  readonly #mutex = new KeyedMutex();
  /** Stored values seen last: most updates need no read before their write. */
  readonly #recent = new LRUCache<string, string>({ max: RECENT_VALUES });
  #closed = false;

  constructor(parts: DocumentStoreParts) {
    this.#parts = parts;
  }

  async read<T>(kind: DocumentKind<T>, id: string): Promise<T | undefined> {
    const key = documentKey(kind, id);
    return this.#within(async () => (await this.#find(kind, key)).document);
  }

  async update<T, R>(
    kind: DocumentKind<T>,
    id: string,
    change: (current: T | undefined) => Change<T, R>,
    ttlMs?: number,
  ): Promise<R> {
    const key = documentKey(kind, id);
    const lifeMs = ttlMs === undefined ? undefined : wholeTtlMs(ttlMs);
    this.#assertOpen();
    const startedMs = performance.now();
    // Compare-and-set loops that race are unfair and lose most of their tries, so within this
    // process they wait for each other; a holder lets go at its own deadline, before ours.
    return this.#mutex.run(key, () =>
      withinDeadline(
        this.#parts.timeoutMs,
        (deadline) => this.#update({ kind, key, change, ttlMs: lifeMs, deadline }),
        startedMs,
      ),
    );
  }

  async remove(kind: DocumentKind<unknown>, id: string): Promise<boolean> {
    const key = documentKey(kind, id);
    this.#recent.delete(key);
    return this.#within(() => this.#parts.backend.remove(key));
  }

  async claim(id: string, ttlMs: number): Promise<boolean> {
    const lifeMs = wholeTtlMs(ttlMs);
    return this.#within(() => this.#parts.backend.claim(claimKey(id), lifeMs));
  }

  board(name: string): Board {
    return boardOver(this.#parts.backend, boardKey(name), (work) => this.#within(work));
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#mutex.settled();
    await this.#parts.backend.close();
  }

  async #within<R>(work: (deadline: Deadline) => Promise<R>): Promise<R> {
    this.#assertOpen();
    return withinDeadline(this.#parts.timeoutMs, work);
  }

  #assertOpen(): void {
    if (this.#closed) throw new StoreError("unreachable", "the store has been closed");
  }

  async #update<T, R>(update: Update<T, R>): Promise<R> {
    let step = this.#stepFromMemory(update) ?? stepFrom(update, await this.#find(update.kind, update.key));
    for (let tried = 0; tried < TRIES; tried++) {
      if (!writesSomething(step)) return step.result;
      update.deadline.check();
      const swap = await this.#write(update, step);
      if (swap.swapped) return step.result;
      step = stepFrom(update, await this.#findAgain(update, tried, swap.present));
    }
    throw new StoreError("contended", `${update.key} is being written by too many at once; try again`);
  }

  /** A step from the document last seen, if it writes something: only a write proves that the
   * document was still true. */
  #stepFromMemory<T, R>(update: Update<T, R>): Step<T, R> | undefined {
    const raw = this.#recent.get(update.key);
    if (raw === undefined) return undefined;
    try {
      const step = stepFrom(update, { raw, document: this.#decode(update.kind, update.key, raw) });
      return writesSomething(step) ? step : undefined;
    } catch {
      // Nothing is lost: the same change is tried again on what is stored now, and may fail there
      // for its caller.
      return undefined;
    }
  }

  /** What stands there after a lost race: what the loser was shown, later what is there after a
   * pause. */
  async #findAgain<T, R>(
    update: Update<T, R>,
    tried: number,
    present: string | undefined,
  ): Promise<Found<T>> {
    if (tried === 0) return this.#understand(update.kind, update.key, present);
    await wait(Math.random() * Math.min(2 ** tried, PAUSE_MAX_MS));
    update.deadline.check();
    return this.#find(update.kind, update.key);
  }

  async #write<T, R>({ kind, key, ttlMs }: Update<T, R>, { raw, next }: Step<T, R>): Promise<Swap> {
    const value = next === null ? null : wrap(this.#parts.seal.close(key, documentText(kind, next as T)));
    this.#recent.delete(key);
    const swap = await this.#parts.backend.swap(key, revisionOf(raw), value, ttlMs);
    if (swap.swapped && value !== null) this.#recent.set(key, value);
    return swap;
  }

  async #find<T>(kind: DocumentKind<T>, key: string): Promise<Found<T>> {
    return this.#understand(kind, key, await this.#parts.backend.read(key));
  }

  async #understand<T>(kind: DocumentKind<T>, key: string, first: string | undefined): Promise<Found<T>> {
    let raw = first;
    for (let tried = 0; tried < TRIES; tried++) {
      if (raw === undefined) return { raw, document: undefined };
      try {
        const document = this.#decode(kind, key, raw);
        this.#recent.set(key, raw);
        return { raw, document };
      } catch (error) {
        if (!(error instanceof CorruptValue)) throw error;
        await this.#setAside(kind, key, error);
        raw = await this.#parts.backend.read(key);
      }
    }
    throw new StoreError(
      "contended",
      `${key} keeps being overwritten with what cannot be read; look for the writer`,
    );
  }

  #decode<T>(kind: DocumentKind<T>, key: string, raw: string): T {
    return documentOf(kind, key, this.#parts.seal.open(key, unwrap(raw)));
  }

  async #setAside<T>(kind: DocumentKind<T>, key: string, reason: CorruptValue): Promise<void> {
    const target = corruptKey(key);
    const moved = await this.#parts.backend.quarantine(key, target, (raw) => this.#isCorrupt(kind, key, raw));
    if (!moved) return;
    const message = `${key} cannot be read (${reason.message}); it is kept as ${target}`;
    this.#parts.report({ key, code: "corrupt", message, setAsideAs: target });
  }

  #isCorrupt<T>(kind: DocumentKind<T>, key: string, raw: string): boolean {
    try {
      this.#decode(kind, key, raw);
      return false;
    } catch (error) {
      return error instanceof CorruptValue;
    }
  }
}

function stepFrom<T, R>({ change }: Update<T, R>, { raw, document }: Found<T>): Step<T, R> {
  return { raw, ...change(document) };
}

function writesSomething<T, R>({ raw, next }: Step<T, R>): boolean {
  return next !== undefined && !(next === null && raw === undefined);
}
