// The store's interface, and what each storage provides for it.

/** A kind of document. @typeParam T the document in memory; must survive JSON. */
export interface DocumentKind<T> {
  /** Key prefix, `[a-z-]+`. */
  readonly name: string;
  /** Validates a document before each write and at each read. @throws if it's invalid. */
  parse(value: unknown): T;
}

export interface Change<T, R> {
  /** The next document; `null` removes it, `undefined` leaves it unchanged. */
  readonly next: T | null | undefined;
  readonly result: R;
}
type Make<T, R> = (current: T | undefined) => Change<T, R>;

/** Every method rejects with a StoreError if the storage fails. */
export interface Store {
  /** @throws UnreadableDocumentError. */
  read<T>(kind: DocumentKind<T>, id: string): Promise<T | undefined>;
  /** Atomic across processes. The change must be pure, as it's retried after a race. `ttlMs` restarts the expiry;
   * without it the document stays. @throws UnreadableDocumentError. */
  update<T, R>(kind: DocumentKind<T>, id: string, change: Make<T, R>, ttlMs?: number): Promise<R>;
  /** Resolves to whether there was a document. */
  remove(kind: DocumentKind<unknown>, id: string): Promise<boolean>;
  /** True for exactly one caller within `ttlMs`, across all processes. */
  claim(id: string, ttlMs: number): Promise<boolean>;
  board(name: string): Board;
  close(): Promise<void>;
}

/** A ranking of members by score, highest first, ties by member name. */
export interface Board {
  /** `ttlMs` restarts the expiry of the whole board; without it the expiry stays. */
  set(member: string, score: number, ttlMs?: number): Promise<void>;
  remove(member: string): Promise<boolean>;
  /** `atLeast`: the minimum score. */
  top(count: number, atLeast?: number): Promise<readonly ScoredMember[]>;
}

export interface ScoredMember {
  readonly member: string;
  readonly score: number;
}

/** `unreachable`: no answer, so it's unknown whether the last write arrived. `contended`: too many write at once.
 * `unwritable`: the storage refuses, or isn't this program's. After these two nothing was written. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: "unreachable" | "contended" | "unwritable";
  constructor(code: StoreError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A stored value that can't be read, and stays where it is; or a document that couldn't be, and wasn't written. */
export class UnreadableDocumentError extends Error {
  override readonly name = "UnreadableDocumentError";
}

/** The prefix of all keys of this program. */
export const PREFIX = "gadalka:";

/** Raw values by full key. */
export interface Backend extends Pick<Store, "board" | "close"> {
  read(key: string): Promise<string | undefined>;
  remove(key: string): Promise<boolean>;
  /** Writes `next` if the value is still `before` (undefined: none), and resolves to whether it did. */
  swap(key: string, before: string | undefined, next: string | undefined, ttlMs?: number): Promise<boolean>;
  /** Everything whose key has this prefix, for backups; a key may come twice. */
  records(prefix: string): AsyncIterable<StoredRecord>;
  /** A setting of the storage that could lose data, as a sentence. */
  warning?(): Promise<string | undefined>;
}

/** A document as stored, or a board. `expiresAt`: Unix ms; absent if it never does. */
export interface StoredRecord {
  readonly key: string;
  readonly value: string | readonly ScoredMember[];
  readonly expiresAt?: number | undefined;
}
