// What a process found or wrote last under a key: most updates need no read before, and no value is
// decoded twice. A hint, never the truth: only a write, or the same value read again, proves it.

import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import type { DocumentKind } from "./types.ts";
import type { Address, Found } from "./update.ts";

const DOCUMENTS_MAX = 2_000;
/** Of all stored values together; documents in memory take some times as much. */
const CHARACTERS_MAX = 16 * 1024 * 1024;

interface Kept {
  readonly kind: DocumentKind<unknown>;
  /** A string: the stored value, to be decoded. */
  readonly found: Found<unknown> | string;
}

export class RecentDocuments {
  readonly #kept = new LRUCache<string, Kept>({
    max: DOCUMENTS_MAX,
    maxSize: CHARACTERS_MAX,
    sizeCalculation: ({ found }) => 1 + ((typeof found === "string" ? found : found.raw)?.length ?? 0),
  });

  /** The document with its stored value, or a value that nobody has decoded yet. */
  of<T>({ kind, key }: Address<T>): Found<T> | string | undefined {
    const kept = this.#kept.get(key);
    return kept?.kind === kind ? (kept.found as Found<T> | string) : undefined;
  }

  /** From here on the document belongs to all who ask for it: nobody may change it. */
  keep<T>({ kind, key }: Address<T>, found: Found<T>): void {
    if (IN_TESTS) freeze(found);
    this.#kept.set(key, { kind: kind as DocumentKind<unknown>, found });
  }

  /** As `keep`, of what was written: only an exact document is what will be read. */
  wrote<T>(address: Address<T>, found: Found<T>): void {
    const { kind, key } = address;
    if (found.raw !== undefined && !kind.isExact)
      this.#kept.set(key, { kind: kind as DocumentKind<unknown>, found: found.raw });
    else {
      if (IN_TESTS && found.raw !== undefined) checkExact(kind, found.document as T);
      this.keep(address, found);
    }
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }
}

/** There a change that is not pure fails, and a kind that is not exact. */
const IN_TESTS = process.env.NODE_ENV === "test";

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  if (!Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(freeze);
}

function checkExact<T>(kind: DocumentKind<T>, document: T): void {
  const read = kind.parse(JSON.parse(JSON.stringify(kind.encode?.(document) ?? document)));
  // JSON has no undefined, and a document none that counts.
  if (!isDeepStrictEqual(plain(read), plain(document)))
    throw new Error(`a document of kind "${kind.name}" is not read as it was written`);
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
