// The store over any backend: reads, compare-and-set updates, and quarantine of unreadable values.

import { setTimeout as wait } from "node:timers/promises";
import { KeyedMutex } from "../keyed-mutex.ts";
import { type Age, isOlder, nextAge, type Seen, SeenAges } from "./age.ts";
import type { Backend } from "./backend.ts";
import type { Cipher } from "./cipher.ts";
import { type Deadline, withinDeadline } from "./deadline.ts";
import { type Decoded, decodeDocument, encodeDocument } from "./document-text.ts";
import { revisionOf, unwrap, wrap } from "./envelope.ts";
import { boardKey, claimKey, documentKey, paceKey, quarantineKey } from "./keys.ts";
import type { PaceAnswer, PaceAsk } from "./pace.ts";
import { RecentDocuments } from "./recent.ts";
import { resealed } from "./reseal.ts";
import {
  type Board,
  type BothChange,
  type Change,
  CorruptValueError,
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
  type Writing,
  wholeTtlMs,
  writeOf,
  writesSomething,
} from "./update.ts";

const TRIES = 60;
const PAUSE_MAX_MS = 40;
const NOTHING_FOUND: Found<never> = { raw: undefined, document: undefined, age: undefined };

/** What a document store is made of. */
export interface DocumentStoreOptions {
  readonly backend: Backend;
  readonly cipher: Cipher;
  /** Timeout of one operation in milliseconds. */
  readonly timeoutMs: number;
  report(problem: StoreProblem): void;
}

/** Documents, claims and boards over a backend. */
export class DocumentStore implements Store {
  readonly #options: DocumentStoreOptions;
  readonly #mutex = new KeyedMutex();
  readonly #recent = new RecentDocuments();
  readonly #ages = new SeenAges();
  #closed = false;

  constructor(options: DocumentStoreOptions) {
    this.#options = options;
  }

  async read<T>(kind: DocumentKind<T>, id: string): Promise<T | undefined> {
    const address = { kind, id, key: documentKey(kind, id) };
    return this.#within(async () => (await this.#read(address)).document);
  }

  update<T, R>(
    kind: DocumentKind<T>,
    id: string,
    change: (current: T | undefined) => Change<T, R>,
    ttlMs?: number,
  ): Promise<R> {
    return this.#begin([{ kind, id }], ttlMs, ([current]) => {
      const { next, result } = change(current as T | undefined);
      return { next: [next], result };
    });
  }

  updateBoth<A, B, R>(
    first: DocumentAt<A>,
    second: DocumentAt<B>,
    change: (first: A | undefined, second: B | undefined) => BothChange<A, B, R>,
  ): Promise<R> {
    return this.#begin([first, second], undefined, ([one, other]) =>
      change(one as A | undefined, other as B | undefined),
    );
  }

  async remove(kind: DocumentKind<unknown>, id: string): Promise<boolean> {
    const key = documentKey(kind, id);
    this.#recent.forget(key);
    const seen = this.#ages.of(key);
    const removed = await this.#within(() => this.#options.backend.remove(key));
    this.#ages.note(key, seen, undefined);
    return removed;
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
        if (!Number.isFinite(score)) throw new RangeError(`a board's score is a finite number, not ${score}`);
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

  #begin<R>(
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

  /** Racing compare-and-set loops are unfair and mostly fail, so they queue within this process; a holder
   * gives up at its own deadline, before ours. The order of locks is that of the documents: whoever updates
   * two names the one that several share last. */
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
      if (!writesSomething(step)) {
        await Promise.all(addresses.map((one, index) => this.#reseal(one, step.found[index]?.raw, deadline)));
        return step.result;
      }
      deadline.check();
      const writing = addresses.map((address, index) => this.#writing(address, step, index));
      const swap = await this.#options.backend.swap(writing.map((one) => writeOf(one, update.ttlMs)));
      if (swap.swapped) {
        for (const one of writing) this.#noteWritten(one);
        return step.result;
      }
      const seen = writing.map((one) => one.seen);
      step = stepFrom(update, await this.#readAgain(update, tried, { raw: swap.present, seen }));
    }
    const keys = addresses.map(({ key }) => key).join(" and ");
    throw new StoreError("contended", `${keys} is being written by too many at once; try again`);
  }

  /** A step from what was found last, if it writes: only a write proves that right. */
  #stepFromRecent<R>(update: Update<R>): Step<R> | undefined {
    try {
      const found = update.addresses.map((address) => this.#recentlyFound(address));
      if (!found.every((one) => one !== undefined)) return undefined;
      const step = stepFrom(update, found);
      return writesSomething(step) ? step : undefined;
    } catch {
      // The change is retried on the current values, where it may throw to the caller.
      return undefined;
    }
  }

  /** What becomes of one document of a step. */
  #writing<R>(address: Address<unknown>, { found, next }: Step<R>, index: number): Writing {
    const { kind, key } = address;
    const { raw: before, age: ageBefore } = found[index] as Found<unknown>;
    const document = next[index];
    const shared = { address, revision: revisionOf(before), seen: this.#ages.of(key) };
    if (document === undefined || document === null) return { ...shared, next: document };
    const age = nextAge(ageBefore);
    const raw = wrap(this.#options.cipher.encrypt(key, encodeDocument(kind, document, age)));
    return { ...shared, next: { raw, document, age } };
  }

  #noteWritten({ address, seen, next }: Writing): void {
    if (next === undefined) return;
    this.#ages.note(address.key, seen, next?.age);
    this.#recent.wrote(address, next ?? NOTHING_FOUND);
  }

  #readAll(addresses: readonly Address<unknown>[]): Promise<readonly Found<unknown>[]> {
    return Promise.all(addresses.map((address) => this.#read(address)));
  }

  /** The documents after a lost race: first of the values that the swap returned, then by a read. */
  async #readAgain<R>(
    { addresses, deadline }: Update<R>,
    tried: number,
    present: { readonly raw: readonly (string | undefined)[]; readonly seen: readonly (Seen | undefined)[] },
  ): Promise<readonly Found<unknown>[]> {
    if (tried === 0)
      return Promise.all(
        addresses.map((address, index) =>
          this.#decodeOrQuarantine(address, { raw: present.raw[index], seen: present.seen[index] }),
        ),
      );
    await wait(Math.random() * Math.min(2 ** tried, PAUSE_MAX_MS));
    deadline.check();
    return this.#readAll(addresses);
  }

  /** Encrypts a value that stays as it is with the present key, so that what is in use rotates. */
  async #reseal({ key }: Address<unknown>, raw: string | undefined, deadline: Deadline): Promise<void> {
    const { backend, cipher } = this.#options;
    if (raw === undefined || cipher.isCurrent(unwrap(raw))) return;
    deadline.check();
    this.#recent.forget(key);
    await backend.rewrite(key, raw, resealed(cipher, key, raw));
  }

  async #read<T>(address: Address<T>): Promise<Found<T>> {
    const seen = this.#ages.of(address.key);
    return this.#decodeOrQuarantine(address, { raw: await this.#options.backend.read(address.key), seen });
  }

  /** `seen`: what was known before the value was read. */
  async #decodeOrQuarantine<T>(
    address: Address<T>,
    { raw: first, seen }: { readonly raw: string | undefined; readonly seen: Seen | undefined },
  ): Promise<Found<T>> {
    const { key } = address;
    let raw = first;
    for (let tried = 0; tried < TRIES; tried++) {
      if (raw === undefined) {
        this.#ages.note(key, seen, undefined);
        this.#recent.keep(address, NOTHING_FOUND);
        return NOTHING_FOUND;
      }
      try {
        const found = this.#found(address, raw);
        this.#noteAge(address, seen, found.age);
        return found;
      } catch (error) {
        if (!(error instanceof CorruptValueError)) throw error;
        await this.#quarantine(address, error);
        raw = await this.#options.backend.read(key);
      }
    }
    throw new StoreError(
      "contended",
      `${key} keeps being overwritten with what cannot be read; look for the writer`,
    );
  }

  #recentlyFound<T>(address: Address<T>): Found<T> | undefined {
    const recent = this.#recent.of(address);
    return typeof recent === "string" ? this.#found(address, recent) : recent;
  }

  /** A value that is as it was last is not decoded again. */
  #found<T>(address: Address<T>, raw: string): Found<T> {
    const recent = this.#recent.of(address);
    if (typeof recent === "object" && recent.raw === raw) return recent;
    const found = { raw, ...this.#decode(address, raw) };
    this.#recent.keep(address, found);
    return found;
  }

  #decode<T>({ kind, key }: Address<T>, raw: string): Decoded<T> {
    return decodeDocument(kind, key, this.#options.cipher.decrypt(key, unwrap(raw)));
  }

  /** An older value counts, because Redis may lose writes at a failover; but it is reported. */
  #noteAge<T>({ kind, id, key }: Address<T>, seen: Seen | undefined, age: Age | undefined): void {
    if (isOlder(age, seen)) {
      const message = `${key} holds an older state than was seen before: a failover, a restored backup, or somebody put it back`;
      this.#options.report({ key, code: "went-back", message, kind: kind.name, id });
    }
    this.#ages.note(key, seen, age);
  }

  async #quarantine<T>(address: Address<T>, reason: CorruptValueError): Promise<void> {
    const { key } = address;
    const target = quarantineKey(key);
    const moved = await this.#options.backend.quarantine(key, target, (raw) => this.#isCorrupt(address, raw));
    if (!moved) return;
    const message = `${key} cannot be read (${reason.message}); it is kept as ${target}`;
    this.#options.report({ key, code: "corrupt", message, quarantinedAs: target });
  }

  #isCorrupt<T>(address: Address<T>, raw: string): boolean {
    try {
      this.#decode(address, raw);
      return false;
    } catch (error) {
      return error instanceof CorruptValueError;
    }
  }
}
