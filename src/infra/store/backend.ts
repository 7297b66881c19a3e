// Raw storage, implemented by Redis and SQLite. Versions, encryption and retries are above it.

import type { PaceAnswer, PaceAsk } from "./pace.ts";

/** One value of a compare-and-set. */
export interface Write {
  readonly key: string;
  /** What the current value must begin with ("": there is none). */
  readonly revision: string;
  /** `null` removes; `undefined` only compares. */
  readonly next: string | null | undefined;
  readonly ttlMs: number | undefined;
}

/** A compare-and-set wrote, or returns the current values (undefined: none). */
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
  /** Removes all of these values; resolves to whether there was the first. */
  remove(keys: readonly string[]): Promise<boolean>;
  /** Writes all if every current value has its revision, else none. Idempotent, so a lost reply can be
   * retried: values that are already there count as written. */
  swap(writes: readonly Write[]): Promise<Swap>;
  /** Moves a damaged value to the first target that is free or holds the same, else to the last one, for
   * `ttlMs`; atomically. `mend` gives what is kept in its place, with its expiry: null for nothing, and
   * undefined where the value is not damaged. Returns the target; undefined if this call moved nothing. */
  quarantine(
    key: string,
    targets: readonly string[],
    ttlMs: number,
    mend: (raw: string) => string | null | undefined,
  ): Promise<string | undefined>;
  /** Replaces a value by `next` if it is exactly `present`; its expiry stays. True where `next` stands. */
  rewrite(key: string, present: string, next: string): Promise<boolean>;
  /** All keys of values with that prefix, page by page; one may come twice. */
  scan(prefix: string): AsyncIterable<readonly string[]>;
  claim(key: string, ttlMs: number): Promise<boolean>;
  pace(key: string, ask: PaceAsk): Promise<PaceAnswer>;
  setScore(board: string, member: string, score: number, ttlMs: number | undefined): Promise<void>;
  removeScore(board: string, member: string): Promise<boolean>;
  /** `atLeast`: the least score; every one unless told. */
  top(board: string, count: number, atLeast?: number): Promise<readonly ScoredMember[]>;
  scoreOf(board: string, member: string): Promise<number | undefined>;
  /** Closes the connection or the file; does not wait for unresponsive storage. */
  close(): Promise<void>;
}
