// Individual stored documents: read, decoded and encoded, quarantined if they're unreadable, and cached.

import { LRUCache } from "lru-cache";
import { type Age, isOlder, nextAge, type Seen, SeenAges } from "./age.ts";
import type { Backend } from "./backend.ts";
import type { Cipher } from "./cipher.ts";
import type { Deadline } from "./deadline.ts";
import { type Decoded, decodeDocument, encodeDocument } from "./document-text.ts";
import { revisionOf, unwrap, wrap } from "./envelope.ts";
import { QUARANTINE_MS, quarantineKeys } from "./keys.ts";
import { resealed } from "./reseal.ts";
import {
  CorruptValueError,
  type DocumentKind,
  StoreError,
  type StoreProblem,
  UnreadableDocumentError,
} from "./types.ts";
import type { Address, Found, Step, Writing } from "./update.ts";

const TRIES = 60;
const NOTHING_FOUND: Found<never> = { raw: undefined, document: undefined, age: undefined };

export interface StoredDocumentsOptions {
  readonly backend: Backend;
  readonly cipher: Cipher;
  report(problem: StoreProblem): void;
}

/** Why a value goes to quarantine, or which of its parts were damaged. */
interface Damage {
  readonly code: "corrupt" | "mended";
  readonly reason: string;
}

/** A stored value, and what was known of its document's age before it was read. */
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

  /** Removes a document, then the copies of its damaged values. In this order, no reader can quarantine it again after
   * the removal. */
  async remove(key: string): Promise<boolean> {
    this.#recent.forget(key);
    const seen = this.#ages.of(key);
    const removed = await this.#options.backend.remove([key, ...quarantineKeys(key)]);
    this.#ages.note(key, seen, undefined);
    return removed;
  }

  /** Removes the damaged copies of documents that a step removes. An unreadable document counts as absent, so its
   * copies are removed even if nothing was written. */
  removeCopies<R>(addresses: readonly Address<unknown>[], { next }: Step<R>): Promise<unknown> | undefined {
    if (!next.includes(null)) return undefined;
    const removed = addresses.filter((_, index) => next[index] === null);
    return Promise.all(removed.map(({ key }) => this.#options.backend.remove(quarantineKeys(key))));
  }

  /** What to write for one document of a step. @throws UnreadableDocumentError, before anything is written. */
  writing<R>(address: Address<unknown>, { found, next }: Step<R>, index: number): Writing {
    const { key } = address;
    const { raw: before, age: ageBefore } = found[index] as Found<unknown>;
    const document = next[index];
    const shared = { address, revision: revisionOf(before), seen: this.#ages.of(key) };
    if (document === undefined || document === null) return { ...shared, next: document };
    const age = nextAge(ageBefore);
    return { ...shared, next: this.#encode(address, document, age) };
  }

  /** Updates the ages and the cache after a write. */
  noteWritten({ address, seen, next }: Writing): void {
    if (next === undefined) return;
    this.#ages.note(address.key, seen, next?.age);
    this.#recent.keep(address, next ?? NOTHING_FOUND);
  }

  /** Re-encrypts an unchanged value with the current key, so that documents in use rotate to it. */
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

  /** Decodes a value. A damaged one goes to quarantine, and its replacement is read: what could be salvaged, or
   * nothing. */
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
        await this.#quarantine(address);
        raw = await this.#options.backend.read(key);
      }
    }
    throw new StoreError(
      "contended",
      `something keeps overwriting ${key} with unreadable data; find what writes it`,
    );
  }

  /** What was last found or written; it may have changed since. */
  recentlyFound<T>(address: Address<T>): Found<T> | undefined {
    return this.#recent.of(address);
  }

  /** Decodes a value unless it's the cached one. @throws CorruptValueError even if only part of it is damaged. */
  #found<T>(address: Address<T>, raw: string): Found<T> {
    const recent = this.#recent.of(address);
    if (recent?.raw === raw) return recent;
    const { document, age, lost } = this.#decode(address, raw);
    if (lost.length > 0) throw new CorruptValueError(`without ${lost.join(", ")}`);
    const found = { raw, document, age };
    this.#recent.keep(address, found);
    return found;
  }

  #encode<T>({ kind, key }: Address<T>, document: T, age: Age) {
    const encoded = encodeDocument(kind, key, document, age);
    return { raw: wrap(this.#options.cipher.encrypt(key, encoded.text)), document: encoded.document, age };
  }

  #decode<T>({ kind, key }: Address<T>, raw: string): Decoded<T> {
    return decodeDocument(kind, key, this.#options.cipher.decrypt(key, unwrap(raw)));
  }

  /** Accepts an older value, because Redis may lose writes at a failover, but reports it. */
  #noteAge<T>({ kind, id, key }: Address<T>, seen: Seen | undefined, age: Age | undefined): void {
    if (isOlder(age, seen)) {
      const message = `${key} went back to an older state: after a failover or a restored backup, or someone put it back`;
      this.#options.report({ key, code: "rolled-back", message, kind: kind.name, id });
    }
    this.#ages.note(key, seen, age);
  }

  async #quarantine<T>(address: Address<T>): Promise<void> {
    const { key } = address;
    let damage: Damage = { code: "corrupt", reason: "" };
    const mend = (raw: string): string | null | undefined => {
      const mended = this.#mended(address, raw);
      if (mended) damage = mended.damage;
      return mended?.next;
    };
    const target = await this.#options.backend.quarantine(key, quarantineKeys(key), QUARANTINE_MS, mend);
    if (target === undefined) return;
    const { code, reason } = damage;
    const what =
      code === "mended" ? `was damaged and is used without ${reason}` : `can't be read (${reason})`;
    const message = `${key} ${what}; the stored value is kept as ${target}`;
    this.#options.report({ key, code, message, quarantinedAs: target });
  }

  /** The replacement for a damaged value, with null for nothing; undefined if it isn't damaged. */
  #mended<T>(address: Address<T>, raw: string) {
    try {
      const { document, age, lost } = this.#decode(address, raw);
      if (lost.length === 0) return undefined;
      const damage: Damage = { code: "mended", reason: lost.join(", ") };
      return { damage, next: this.#encode(address, document, nextAge(age)).raw };
    } catch (error) {
      if (!(error instanceof CorruptValueError || error instanceof UnreadableDocumentError)) return undefined;
      const damage: Damage = { code: "corrupt", reason: error.message };
      return { damage, next: null };
    }
  }
}

// Caches what this process last found or wrote under each key, so that most updates need no read first and no value is
// decoded twice. It's only a hint: a successful write, or reading the same value again, confirms it.

const DOCUMENTS_MAX = 2_000;
/** Limit for all stored values together; decoded documents take several times as much memory. */
const CHARACTERS_MAX = 16 * 1024 * 1024;

interface Kept {
  readonly kind: DocumentKind<unknown>;
  readonly found: Found<unknown>;
}

type Watch = (document: unknown, kind: DocumentKind<unknown>) => void;

let watching: Watch | undefined;

/** For tests: passes every document to `watch` before it's cached, and throws if that does; undefined: stops. */
export function watchKept(watch: Watch | undefined): void {
  watching = watch;
}

class RecentDocuments {
  readonly #kept = new LRUCache<string, Kept>({
    max: DOCUMENTS_MAX,
    maxSize: CHARACTERS_MAX,
    sizeCalculation: ({ found }) => 1 + (found.raw?.length ?? 0),
  });

  of<T>({ kind, key }: Address<T>): Found<T> | undefined {
    const kept = this.#kept.get(key);
    return kept?.kind === kind ? (kept.found as Found<T>) : undefined;
  }

  /** From here on, every reader shares the document, so it must not be modified. */
  keep<T>({ kind, key }: Address<T>, found: Found<T>): void {
    watching?.(found.document, kind as DocumentKind<unknown>);
    this.#kept.set(key, { kind: kind as DocumentKind<unknown>, found });
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }
}
