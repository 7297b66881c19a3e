// Stored documents one by one: read, decoded and encoded, quarantined when nobody can read them, and kept
// for the next time.

import { type Age, isOlder, nextAge, type Seen, SeenAges } from "./age.ts";
import type { Backend } from "./backend.ts";
import type { Cipher } from "./cipher.ts";
import type { Deadline } from "./deadline.ts";
import { type Decoded, decodeDocument, encodeDocument } from "./document-text.ts";
import { revisionOf, unwrap, wrap } from "./envelope.ts";
import { quarantineKey } from "./keys.ts";
import { RecentDocuments } from "./recent.ts";
import { resealed } from "./reseal.ts";
import { CorruptValueError, StoreError, type StoreProblem } from "./types.ts";
import type { Address, Found, Step, Writing } from "./update.ts";

const TRIES = 60;
const NOTHING_FOUND: Found<never> = { raw: undefined, document: undefined, age: undefined };

export interface StoredDocumentsOptions {
  readonly backend: Backend;
  readonly cipher: Cipher;
  report(problem: StoreProblem): void;
}

/** A value as the storage has it, and what was known of its document before it was read. */
interface Taken {
  readonly raw: string | undefined;
  readonly seen: Seen | undefined;
}

export class StoredDocuments {
  readonly #options: StoredDocumentsOptions;
  readonly #recent = new RecentDocuments();
  readonly #ages = new SeenAges();

  constructor(options: StoredDocumentsOptions) {
    this.#options = options;
  }

  async remove(key: string): Promise<boolean> {
    this.#recent.forget(key);
    const seen = this.#ages.of(key);
    const removed = await this.#options.backend.remove(key);
    this.#ages.note(key, seen, undefined);
    return removed;
  }

  /** What becomes of one document of a step. */
  writing<R>(address: Address<unknown>, { found, next }: Step<R>, index: number): Writing {
    const { kind, key } = address;
    const { raw: before, age: ageBefore } = found[index] as Found<unknown>;
    const document = next[index];
    const shared = { address, revision: revisionOf(before), seen: this.#ages.of(key) };
    if (document === undefined || document === null) return { ...shared, next: document };
    const age = nextAge(ageBefore);
    const raw = wrap(this.#options.cipher.encrypt(key, encodeDocument(kind, document, age)));
    return { ...shared, next: { raw, document, age } };
  }

  /** Of what was written. */
  noteWritten({ address, seen, next }: Writing): void {
    if (next === undefined) return;
    this.#ages.note(address.key, seen, next?.age);
    this.#recent.wrote(address, next ?? NOTHING_FOUND);
  }

  /** Encrypts a value that stays as it is with the present key, so that what is in use rotates. */
  async reseal({ key }: Address<unknown>, raw: string | undefined, deadline: Deadline): Promise<void> {
    const { backend, cipher } = this.#options;
    if (raw === undefined || cipher.isCurrent(unwrap(raw))) return;
    deadline.check();
    this.#recent.forget(key);
    await backend.rewrite(key, raw, resealed(cipher, key, raw));
  }

  async read<T>(address: Address<T>): Promise<Found<T>> {
    const seen = this.#ages.of(address.key);
    return this.take(address, { raw: await this.#options.backend.read(address.key), seen });
  }

  /** What is in a value; one that nobody can read is set aside, and what stands there then is read. */
  async take<T>(address: Address<T>, { raw: first, seen }: Taken): Promise<Found<T>> {
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

  /** What was found or written last, which may have changed since. */
  recentlyFound<T>(address: Address<T>): Found<T> | undefined {
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
