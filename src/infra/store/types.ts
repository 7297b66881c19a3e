// What the rest of the bot may ask of a store: documents with one atomic write, claims, and boards.

/** One kind of document. @typeParam T the document in memory; must survive JSON. */
export interface DocumentKind<T> {
  /** Key prefix, `[a-z-]+`. */
  readonly name: string;
  /** The version this program writes; a whole number from 1. */
  readonly version: number;
  /** `migrations[v]` turns a document of version v into version v + 1. */
  readonly migrations: Readonly<Record<number, (old: unknown) => unknown>>;
  /** Checks a document's shape. @throws when it is not one: the stored value is then quarantined. */
  parse(value: unknown): T;
  /** The document as it is stored, where that differs from memory. */
  encode?(document: T): unknown;
}

export interface Change<T, R> {
  /** The next document; `null` removes it, `undefined` leaves it as it is. */
  readonly next: T | null | undefined;
  /** What the caller gets. */
  readonly result: R;
}

export interface Store {
  /** The document, or undefined where there is none. */
  read<T>(kind: DocumentKind<T>, id: string): Promise<T | undefined>;
  /**
   * Changes a document atomically, across processes. `change` must be pure: it may be called again
   * when another writer was faster. With `ttlMs` the document expires so long after this write.
   */
  update<T, R>(
    kind: DocumentKind<T>,
    id: string,
    change: (current: T | undefined) => Change<T, R>,
    ttlMs?: number,
  ): Promise<R>;
  /** Removes the document; resolves to whether there was one. */
  remove(kind: DocumentKind<unknown>, id: string): Promise<boolean>;
  /** True for exactly one caller within `ttlMs`, over all processes. */
  claim(id: string, ttlMs: number): Promise<boolean>;
  /** The ranking of that name. */
  board(name: string): Board;
  close(): Promise<void>;
}

/** A ranking of members by score, highest first, ties by member name. */
export interface Board {
  /** With `ttlMs` the whole board expires so long after this; without, its expiry stays. */
  set(member: string, score: number, ttlMs?: number): Promise<void>;
  remove(member: string): Promise<boolean>;
  top(count: number): Promise<readonly { readonly member: string; readonly score: number }[]>;
}

export type StoreErrorCode =
  /** The store did not answer in time or refused. Whether the last write arrived is unknown. */
  | "unreachable"
  /** Written by a newer version of the program; left as it is. */
  | "newer"
  /** Encrypted with a key that STATE_KEY does not hold; left as it is. */
  | "key-missing"
  /** Too many writers at once; nothing was changed. */
  | "contended"
  /** The data file cannot be opened or written. */
  | "unwritable";

export class StoreError extends Error {
  readonly code: StoreErrorCode;
  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}

/** Something the host should know about a stored value. */
export interface StoreProblem {
  readonly key: string;
  readonly code: "corrupt";
  readonly message: string;
  /** The key under which its bytes are kept for ever. */
  readonly quarantinedAs: string;
}

/** No version of this program wrote that stored value. Never leaves the store: it is quarantined. */
export class CorruptValueError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "CorruptValueError";
  }
}
