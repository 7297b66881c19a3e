// What a process found or wrote last under a key: most updates need no read before, and no value is
// decoded twice. A hint, never the truth: only a write, or the same value read again, proves it.

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

/** `wasWritten`: by this process, in place of parsing what it wrote; else it was found. */
type Watch = (document: unknown, kind: DocumentKind<unknown>, wasWritten: boolean) => void;

let watching: Watch | undefined;

/** Shows every document to `watch` before it is kept, and fails where that does; undefined: no longer. */
export function watchKept(watch: Watch | undefined): void {
  watching = watch;
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
    watching?.(found.document, kind as DocumentKind<unknown>, false);
    this.#kept.set(key, { kind: kind as DocumentKind<unknown>, found });
  }

  /** As `keep`, of what was written: only an exact document is what will be read. */
  wrote<T>(address: Address<T>, found: Found<T>): void {
    const { kind, key } = address;
    if (found.raw !== undefined && !kind.isExact)
      this.#kept.set(key, { kind: kind as DocumentKind<unknown>, found: found.raw });
    else {
      if (found.raw !== undefined) watching?.(found.document, kind as DocumentKind<unknown>, true);
      this.keep(address, found);
    }
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }
}
