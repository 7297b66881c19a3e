// What lies beneath the documents: keys with raw values, one compare-and-set, claims and scores.
// Redis and SQLite each implement it, so everything about documents (versions, encryption, retries)
// is written once above it.

/** The outcome of a compare-and-set: it wrote, or what stands there instead (undefined:
 * nothing). */
export type Swap =
  | { readonly swapped: true }
  | { readonly swapped: false; readonly present: string | undefined };

/** One member of a board. */
export interface Scored {
  readonly member: string;
  readonly score: number;
}

/** Raw storage. Every method rejects with StoreError `unreachable` or `unwritable` when the storage
 * fails. */
export interface Backend {
  read(key: string): Promise<string | undefined>;
  remove(key: string): Promise<boolean>;
  /**
   * Writes `next` (null removes) if the value there begins with `revision` ("" when nothing is
   * there). Safe to be repeated by a client that lost the answer: a value that is already there
   * counts as written.
   */
  swap(key: string, revision: string, next: string | null, ttlMs: number | undefined): Promise<Swap>;
  /**
   * Moves the value under `key`, if `condemned` says so, to `target` for ever; byte for byte and
   * atomically. Resolves to whether this call moved it.
   */
  quarantine(key: string, target: string, condemned: (raw: string) => boolean): Promise<boolean>;
  claim(key: string, ttlMs: number): Promise<boolean>;
  /** With `ttlMs` the whole board ends so long after this. */
  score(board: string, member: string, score: number, ttlMs: number | undefined): Promise<void>;
  unscore(board: string, member: string): Promise<boolean>;
  top(board: string, count: number): Promise<readonly Scored[]>;
  /** Ends the connection or closes the file; does not wait for a storage that no longer answers. */
  close(): Promise<void>;
}
