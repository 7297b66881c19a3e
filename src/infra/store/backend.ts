// Raw storage beneath the documents: keys with values, one compare-and-set, claims and scores.
// Redis and SQLite each implement it; versions, encryption and retries are written once above it.

/** A compare-and-set wrote, or shows the present value (undefined: none). */
export type Swap =
  | { readonly swapped: true }
  | { readonly swapped: false; readonly present: string | undefined };

/** One member of a board. */
export interface ScoredMember {
  readonly member: string;
  readonly score: number;
}

/** Every method rejects with StoreError `unreachable` or `unwritable` when the storage fails. */
export interface Backend {
  read(key: string): Promise<string | undefined>;
  remove(key: string): Promise<boolean>;
  /**
   * Writes `next` (null removes) if the present value begins with `revision` ("" for no value). Safe
   * to repeat when the answer was lost: a value that is already there counts as written.
   */
  swap(key: string, revision: string, next: string | null, ttlMs: number | undefined): Promise<Swap>;
  /** Moves a value that `isCorrupt`, byte for byte and atomically, to `target` without an expiry.
   * Resolves to whether this call moved it. */
  quarantine(key: string, target: string, isCorrupt: (raw: string) => boolean): Promise<boolean>;
  claim(key: string, ttlMs: number): Promise<boolean>;
  /** With `ttlMs` the whole board expires so long after this. */
  setScore(board: string, member: string, score: number, ttlMs: number | undefined): Promise<void>;
  removeScore(board: string, member: string): Promise<boolean>;
  top(board: string, count: number): Promise<readonly ScoredMember[]>;
  /** Closes the connection or the file; does not wait for a storage that no longer answers. */
  close(): Promise<void>;
}
