// The store on any backend: documents with compare-and-set updates, claims, paces and boards.

import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { KeyedMutex } from "../keyed-mutex.ts";
import { after, type MaybePromise } from "../within.ts";
import type { Backend } from "./backend.ts";
import { type Deadline, withinDeadline } from "./deadline.ts";
import { boardKey, claimKey, documentKey, paceKey } from "./keys.ts";
import type { PaceAnswer, PaceAsk } from "./pace.ts";
import { StoredDocuments } from "./stored-documents.ts";
import {
  type Board,
  type BothChange,
  type Change,
  type DocumentAt,
  type DocumentKind,
  type Store,
  StoreError,
  type StoreProblem,
} from "./types.ts";
import {
  type Address,
  type Found,
  type Step,
  stepFrom,
  type Update,
  wholeTtlMs,
  writeOf,
  writesSomething,
} from "./update.ts";

const TRIES = 60;
const PAUSE_MAX_MS = 40;

/** Options of a document store. */
export interface DocumentStoreOptions {
  readonly backend: Backend;
  /** Timeout of one operation in milliseconds. */
  readonly timeoutMs: number;
  report(problem: StoreProblem): void;
}

/** Documents, claims and boards over a backend. */
export class DocumentStore implements Store {
  readonly #options: DocumentStoreOptions;
  readonly #mutex = new KeyedMutex();
  readonly #documents: StoredDocuments;
  #closed = false;

  constructor(options: DocumentStoreOptions) {
    this.#options = options;
    this.#documents = new StoredDocuments(options);
  }

  async read<T>(kind: DocumentKind<T>, id: string): Promise<T | undefined> {
    const address = { kind, id, key: documentKey(kind, id) };
    return this.#within(async () => (await this.#documents.read(address)).document);
  }

  update<T, R>(
    kind: DocumentKind<T>,
    id: string,
    change: (current: T | undefined) => Change<T, R>,
    ttlMs?: number,
  ): Promise<R> {
    return this.#start([{ kind, id }], ttlMs, ([current]) => {
      const { next, result } = change(current as T | undefined);
      return { next: [next], result };
    });
  }

  updateBoth<A, B, R>(
    first: DocumentAt<A>,
    second: DocumentAt<B>,
    change: (first: A | undefined, second: B | undefined, ...beside: unknown[]) => BothChange<A, B, R>,
    beside: readonly DocumentAt<unknown>[] = [],
  ): Promise<R> {
    return this.#start([first, second, ...beside], undefined, ([one, other, ...more]) =>
      change(one as A | undefined, other as B | undefined, ...more),
    );
  }

  async remove(kind: DocumentKind<unknown>, id: string): Promise<boolean> {
    const key = documentKey(kind, id);
    return this.#within(() => this.#documents.remove(key));
  }

  async claim(id: string, ttlMs: number): Promise<boolean> {
    const wholeMs = wholeTtlMs(ttlMs);
    return this.#within(() => this.#options.backend.claim(claimKey(id), wholeMs));
  }

  async pace(id: string, ask: PaceAsk): Promise<PaceAnswer> {
    return this.#within(() => this.#options.backend.pace(paceKey(id), ask));
  }

  board(name: string): Board {
    const { backend } = this.#options;
    const key = boardKey(name);
    return {
      set: async (member, score, ttlMs) => {
        if (!Number.isFinite(score))
          throw new RangeError(`a leaderboard score must be a finite number, not ${score}`);
        const wholeMs = ttlMs === undefined ? undefined : wholeTtlMs(ttlMs);
        return this.#within(() => backend.setScore(key, member, score, wholeMs));
      },
      remove: (member) => this.#within(() => backend.removeScore(key, member)),
      top: async (count, atLeast) =>
        count < 1 ? [] : this.#within(() => backend.top(key, Math.floor(count), atLeast)),
      scoreOf: (member) => this.#within(() => backend.scoreOf(key, member)),
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

  #start<R>(
    documents: readonly DocumentAt<unknown>[],
    ttlMs: number | undefined,
    change: Update<R>["change"],
  ): Promise<R> {
    try {
      this.#assertOpen();
      const addresses = documents.map(({ kind, id }) => ({ kind, id, key: documentKey(kind, id) }));
      const wholeMs = ttlMs === undefined ? undefined : wholeTtlMs(ttlMs);
      return this.#inTurn(addresses, { addresses, change, ttlMs: wholeMs });
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** Racing compare-and-set loops are unfair and mostly fail, so updates queue within this process. A holder reaches
   * its own deadline before we reach ours. Locks are taken in the order of the documents: an update of two names the
   * more widely shared one last. */
  #inTurn<R>(addresses: readonly Address<unknown>[], update: Omit<Update<R>, "deadline">): Promise<R> {
    const startedMs = performance.now();
    const work = (): Promise<R> =>
      withinDeadline(this.#options.timeoutMs, (deadline) => this.#update({ ...update, deadline }), startedMs);
    return addresses.reduceRight(
      (inner, { key }) =>
        () =>
          this.#mutex.run(key, inner),
      work,
    )();
  }

  async #update<R>(update: Update<R>): Promise<R> {
    const { addresses, deadline } = update;
    let step = this.#stepFromRecent(update) ?? stepFrom(update, await this.#readAll(addresses));
    for (let tried = 0; tried < TRIES; tried++) {
      if (!writesSomething(step)) return this.#withoutCopies(addresses, step);
      deadline.check();
      const writing = addresses.map((address, index) => this.#documents.writing(address, step, index));
      const swap = await this.#options.backend.swap(writing.map((one) => writeOf(one, update.ttlMs)));
      if (swap.swapped) {
        for (const one of writing) this.#documents.noteWritten(one);
        return this.#withoutCopies(addresses, step);
      }
      step = stepFrom(update, await this.#readAgain(update, tried, swap.present));
    }
    const keys = addresses.map(({ key }) => key).join(" and ");
    throw new StoreError("contended", `too many are writing ${keys} at once; try again`);
  }

  /** The step's result, once the damaged copies of the documents that it removes are gone. */
  #withoutCopies<R>(addresses: readonly Address<unknown>[], step: Step<R>): MaybePromise<R> {
    return after(this.#documents.removeCopies(addresses, step), () => step.result);
  }

  /** A step from the cached documents, if it writes: only a successful write proves that they were current. */
  #stepFromRecent<R>(update: Update<R>): Step<R> | undefined {
    try {
      const found = update.addresses.map((address) => this.#documents.recentlyFound(address));
      if (!found.every((one) => one !== undefined)) return undefined;
      const step = stepFrom(update, found);
      return writesSomething(step) ? step : undefined;
    } catch {
      // The change is retried on current values, where it may throw to the caller.
      return undefined;
    }
  }

  #readAll(addresses: readonly Address<unknown>[]): Promise<readonly Found<unknown>[]> {
    return Promise.all(addresses.map((address) => this.#documents.read(address)));
  }

  /** The documents after a lost race: taken from the values that the swap returned, later by a read. */
  async #readAgain<R>(
    { addresses, deadline }: Update<R>,
    tried: number,
    present: readonly (string | undefined)[],
  ): Promise<readonly Found<unknown>[]> {
    if (tried === 0)
      return Promise.all(addresses.map((address, index) => this.#documents.take(address, present[index])));
    await wait(Math.random() * Math.min(2 ** tried, PAUSE_MAX_MS));
    deadline.check();
    return this.#readAll(addresses);
  }
}
