// Empties the write-ahead log soon after each write. `secure_delete` clears what is deleted in the data file, but
// the log keeps pages as they were before, also of documents that were written over, until it is reused.

import type { DatabaseSync } from "node:sqlite";
import { truncateLog } from "./file.ts";

/** How long the log may keep what a write removed, in milliseconds; the bound for many writes together. */
export const TRUNCATED_AFTER_MS = 5_000;
/** Between tries while another connection, such as a backup's, reads from the log. */
const RETRY_MAX_MS = 60_000;

/** Call `written` after each commit, and `close` before the database is closed. */
export function logTruncation(database: DatabaseSync): { written(): void; close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const after = (ms: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!isTruncated(database)) after(Math.min(2 * ms, RETRY_MAX_MS));
    }, ms).unref();
  };
  return {
    written: () => after(TRUNCATED_AFTER_MS),
    close: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      isTruncated(database);
    },
  };
}

function isTruncated(database: DatabaseSync): boolean {
  try {
    return truncateLog(database);
  } catch {
    // The disk is full or failing: nothing committed is lost, the next write reports it, and this is tried again.
    return false;
  }
}
