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
  readonly found: Found<unknown>;
}

type Watch = (document: unknown, kind: DocumentKind<unknown>) => void;

let watching: Watch | undefined;

/** Shows every document to `watch` before it is kept, and fails where that does; undefined: no longer. */
export function watchKept(watch: Watch | undefined): void {
  watching = watch;
}

export class RecentDocuments {
  readonly #kept = new LRUCache<string, Kept>({
    max: DOCUMENTS_MAX,
    maxSize: CHARACTERS_MAX,
    sizeCalculation: ({ found }) => 1 + (found.raw?.length ?? 0),
  });

  of<T>({ kind, key }: Address<T>): Found<T> | undefined {
    const kept = this.#kept.get(key);
    return kept?.kind === kind ? (kept.found as Found<T>) : undefined;
  }

  /** From here on the document belongs to all who ask for it: nobody may change it. */
  keep<T>({ kind, key }: Address<T>, found: Found<T>): void {
    watching?.(found.document, kind as DocumentKind<unknown>);
    this.#kept.set(key, { kind: kind as DocumentKind<unknown>, found });
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }
}
