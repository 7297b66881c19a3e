// Individual stored documents: read, decoded and encoded, quarantined if they're unreadable, and cached.

import { LRUCache } from "lru-cache";
import type { Backend } from "./backend.ts";
import { decodeDocument, encodeDocument } from "./document-text.ts";
import { revisionOf, unwrap, wrap } from "./envelope.ts";
import { QUARANTINE_MS, quarantineKeys } from "./keys.ts";
import {
  CorruptValueError,
  type DocumentKind,
  StoreError,
  type StoreProblem,
  UnreadableDocumentError,
} from "./types.ts";
import type { Address, Found, Step, Writing } from "./update.ts";

const TRIES = 60;
const NOTHING_FOUND: Found<never> = { raw: undefined, document: undefined };

export interface StoredDocumentsOptions {
  readonly backend: Backend;
  report(problem: StoreProblem): void;
}

/** Why a value goes to quarantine, or which of its parts were damaged. */
interface Damage {
  readonly code: "corrupt" | "mended";
  readonly reason: string;
}

export class StoredDocuments {
  readonly #options: StoredDocumentsOptions;
  readonly #recent = new RecentDocuments();

  constructor(options: StoredDocumentsOptions) {
    this.#options = options;
  }

  /** Removes a document, then the copies of its damaged values. In this order, no reader can quarantine it again after
   * the removal. */
  async remove(key: string): Promise<boolean> {
    this.#recent.forget(key);
    return this.#options.backend.remove([key, ...quarantineKeys(key)]);
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
    const revision = revisionOf(found[index]?.raw);
    const document = next[index];
    const isKept = document === undefined || document === null;
    return { address, revision, next: isKept ? document : encoded(address, document) };
  }

  /** Updates the cache after a write. */
  noteWritten({ address, next }: Writing): void {
    if (next !== undefined) this.#recent.keep(address, next ?? NOTHING_FOUND);
  }

  async read<T>(address: Address<T>): Promise<Found<T>> {
    return this.take(address, await this.#options.backend.read(address.key));
  }

  /** Decodes a value. A damaged one goes to quarantine, and its replacement is read: what could be salvaged, or
   * nothing. */
  async take<T>(address: Address<T>, first: string | undefined): Promise<Found<T>> {
    const { key } = address;
    let raw = first;
    for (let tried = 0; tried < TRIES; tried++) {
      if (raw === undefined) {
        this.#recent.keep(address, NOTHING_FOUND);
        return NOTHING_FOUND;
      }
      try {
        return this.#found(address, raw);
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
    const { document, lost } = decoded(address, raw);
    if (lost.length > 0) throw new CorruptValueError(`without ${lost.join(", ")}`);
    const found = { raw, document };
    this.#recent.keep(address, found);
    return found;
  }

  async #quarantine<T>(address: Address<T>): Promise<void> {
    const { key } = address;
    let damage: Damage = { code: "corrupt", reason: "" };
    const mend = (raw: string): string | null | undefined => {
      const mended = mendedOf(address, raw);
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
}

function encoded<T>({ kind, key }: Address<T>, document: T) {
  const { text, document: read } = encodeDocument(kind, key, document);
  return { raw: wrap(text), document: read };
}

function decoded<T>({ kind }: Address<T>, raw: string) {
  return decodeDocument(kind, unwrap(raw));
}

/** The replacement for a damaged value, with null for nothing; undefined if it isn't damaged. */
function mendedOf<T>(address: Address<T>, raw: string) {
  try {
    const { document, lost } = decoded(address, raw);
    if (lost.length === 0) return undefined;
    const damage: Damage = { code: "mended", reason: lost.join(", ") };
    return { damage, next: encoded(address, document).raw };
  } catch (error) {
    if (!(error instanceof CorruptValueError || error instanceof UnreadableDocumentError)) return undefined;
    const damage: Damage = { code: "corrupt", reason: error.message };
    return { damage, next: null };
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
