// A store that records which documents were used, so that a test can read them all again.

import type { DocumentKind, Store } from "../src/infra/store/index.ts";

export interface NotedDocument {
  readonly kind: DocumentKind<unknown>;
  readonly id: string;
}

/** Wraps the store; `noted` returns every document that was read or written through it. */
export function notedStore(real: Store): { readonly store: Store; noted(): readonly NotedDocument[] } {
  const noted = new Map<string, NotedDocument>();
  const note = ({ kind, id }: NotedDocument): void => void noted.set(`${kind.name} ${id}`, { kind, id });
  const store: Store = {
    read: (kind, id) => {
      note({ kind: kind as DocumentKind<unknown>, id });
      return real.read(kind, id);
    },
    update: (kind, id, ...rest) => {
      note({ kind: kind as unknown as DocumentKind<unknown>, id });
      return real.update(kind, id, ...rest);
    },
    remove: (...input) => real.remove(...input),
    claim: (...input) => real.claim(...input),
    board: (name) => real.board(name),
    close: () => real.close(),
  };
  return { store, noted: () => [...noted.values()] };
}
