// Raw storage, implemented by Redis and SQLite. Documents and retries are in the layer above.

import type { PaceAnswer, PaceAsk } from "./pace.ts";

/** One value of a compare-and-set. */
export interface Write {
  readonly key: string;
  /** What the current value must start with ("" if there must be none). */
  readonly revision: string;
  /** `null` removes the value; `undefined` only compares. */
  readonly next: string | null | undefined;
  readonly ttlMs: number | undefined;
}

/** Whether a compare-and-set wrote; if not, the current values (undefined: none). */
export type Swap =
  | { readonly swapped: true }
  | { readonly swapped: false; readonly present: readonly (string | undefined)[] };

/** One member of a board. */
export interface ScoredMember {
  readonly member: string;
  readonly score: number;
}

/** Every method rejects with StoreError `unreachable` or `unwritable` when the storage fails. */
export interface Backend {
  read(key: string): Promise<string | undefined>;
  /** Removes all of these values; resolves to whether the first one existed. */
  remove(keys: readonly string[]): Promise<boolean>;
  /** Writes all values if each current value has its expected revision, else none. Idempotent, so it can be retried
   * after a lost reply: values that are already there count as written. */
  swap(writes: readonly Write[]): Promise<Swap>;
  /** Atomically moves a damaged value to the first target that's free or holds the same value, else to the last one,
   * for `ttlMs`. `mend` returns the replacement, which keeps the expiry: null for nothing, undefined if the value
   * isn't damaged. Resolves to the target; undefined if this call moved nothing. */
  quarantine(
    key: string,
    targets: readonly string[],
    ttlMs: number,
    mend: (raw: string) => string | null | undefined,
  ): Promise<string | undefined>;
  claim(key: string, ttlMs: number): Promise<boolean>;
  pace(key: string, ask: PaceAsk): Promise<PaceAnswer>;
  setScore(board: string, member: string, score: number, ttlMs: number | undefined): Promise<void>;
  removeScore(board: string, member: string): Promise<boolean>;
  /** `atLeast`: the minimum score; no minimum by default. */
  top(board: string, count: number, atLeast?: number): Promise<readonly ScoredMember[]>;
  scoreOf(board: string, member: string): Promise<number | undefined>;
  /** Closes the connection or the file; doesn't wait for unresponsive storage. */
  close(): Promise<void>;
}
