// The backend in an embedded file, which several processes on one machine can share.

import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { KeyvStoreAdapter } from "keyv";
import type { Backend, Swap, Write } from "../backend.ts";
import { revisionOf } from "../envelope.ts";
import { asked, type PaceAnswer, type PaceAsk, paceText, REMEMBERED_MS, readPace } from "../pace.ts";
import { rawKeyv } from "../raw-keyv.ts";
import { type DataFile, fileError, IN_MEMORY, isBusy, openDataFile, truncateLog } from "./file.ts";
import { inTransaction, sqliteStatements } from "./statements.ts";
import { openWalSync } from "./wal-sync.ts";

/** Expired rows are purged at the first write, then every this many writes. */
const PURGE_EVERY_WRITES = 1_000;
const PAUSE_MAX_MS = 10;

/** Opens the data file or `:memory:`; `timeoutMs` limits lock waits. @throws StoreError `unwritable`, or `unreachable` if
 * another program locks the file. */
export async function openSqliteBackend(dataDir: string, timeoutMs: number): Promise<Backend> {
  const file = await retryWhileBusy("", timeoutMs, () => openDataFile(dataDir));
  return sqliteBackend(file, timeoutMs);
}

function sqliteBackend({ database, path }: DataFile, timeoutMs: number): Backend {
  const keyv = rawKeyv(sqliteAdapter(database));
  const statements = sqliteStatements(database);
  const pace = preparePace(database);
  const run = <R>(work: () => R | Promise<R>) => retryWhileBusy(path, timeoutMs, work);
  const log = path === IN_MEMORY ? undefined : openWalSync(path);
  const truncation = path === IN_MEMORY ? undefined : logTruncation(database);
  /** The work's result, once its writes are on disk. */
  const durably = async <R>(work: () => R | Promise<R>): Promise<R> => {
    const result = await run(work);
    truncation?.written();
    await log?.synced().catch((error: unknown) => {
      throw fileError(path, error);
    });
    return result;
  };
  let writes = 0;
  const write = <R>(work: () => R) =>
    durably(() => {
      if (writes++ % PURGE_EVERY_WRITES === 0) statements.purge();
      return work();
    });
  return {
    read: (key) => run(() => keyv.get(key)),
    remove: (keys) =>
      durably(async () => {
        const [first = false] = await Promise.all(keys.map((key) => keyv.delete(key)));
        return first;
      }),
    swap: (writes) =>
      write((): Swap => {
        if (statements.swap(writes)) return { swapped: true };
        const present = writes.map(({ key }) => statements.present(key));
        return writes.every((one, index) => isWritten(one, present[index]))
          ? { swapped: true }
          : { swapped: false, present };
      }),
    quarantine: (...input) => write(() => statements.quarantine(...input)),
    claim: (...input) => write(() => statements.claim(...input)),
    pace: (...input) => run(() => pace(...input)),
    setScore: (...input) => write(() => statements.setScore(...input)),
    removeScore: (...input) => durably(() => statements.removeScore(...input)),
    top: (...input) => run(() => statements.top(...input)),
    scoreOf: (...input) => run(() => statements.scoreOf(...input)),
    close: async () => {
      await log?.close();
      truncation?.close();
      database.close();
    },
  };
}

function isWritten({ next }: Write, present: string | undefined): boolean {
  if (next === undefined) return true;
  return next !== null && present !== undefined && revisionOf(present) === revisionOf(next);
}

/** The work's result; retries while other processes write, for at most `timeoutMs`. */
async function retryWhileBusy<R>(path: string, timeoutMs: number, work: () => R | Promise<R>): Promise<R> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw fileError(path, error);
      await wait(Math.random() * PAUSE_MAX_MS);
    }
  }
}

// A pace in the data file, for the processes of one machine. Its writes aren't synced to disk, so a crash may lose the
// last slots.

function preparePace(database: DatabaseSync): (key: string, ask: PaceAsk) => PaceAnswer {
  const select = database.prepare("SELECT value FROM documents WHERE key = ? AND expires > ?");
  const put = database.prepare("INSERT OR REPLACE INTO documents (key, value, expires) VALUES (?, ?, ?)");
  return (key, ask) =>
    inTransaction(database, () => {
      const now = Date.now();
      const { state, answer } = asked(readPace(select.get(key, now)?.value as string | undefined), ask, now);
      const lastsMs = Math.max(answer.heldMs, ...answer.aheadMs);
      if (lastsMs > 0) put.run(key, paceText(state), Math.ceil(now + Math.min(lastsMs, REMEMBERED_MS)));
      return answer;
    });
}

const NOT_EXPIRED = "(expires IS NULL OR expires > ?)";

/** Reports failures by rejecting, never with an event. */
export function sqliteAdapter(database: DatabaseSync): KeyvStoreAdapter {
  const get = database.prepare(`SELECT value FROM documents WHERE key = ? AND ${NOT_EXPIRED}`);
  const remove = database.prepare(`DELETE FROM documents WHERE key = ? RETURNING ${NOT_EXPIRED} AS lived`);
  const set = database.prepare("INSERT OR REPLACE INTO documents (key, value, expires) VALUES (?, ?, ?)");
  const clear = database.prepare("DELETE FROM documents");
  const adapter: KeyvStoreAdapter = {
    opts: { dialect: "sqlite", url: "" },
    // Keyv's type is generic; our values are strings.
    get: async <V>(key: string) => get.get(key, Date.now())?.value as V | undefined,
    set: async (key: string, value: string, ttlMs?: number) => {
      set.run(key, value, ttlMs === undefined ? null : Date.now() + ttlMs);
    },
    delete: async (key) => remove.get(key, Date.now())?.lived === 1,
    clear: async () => {
      clear.run();
    },
    on: () => adapter,
  };
  return adapter;
}

// Empties the write-ahead log soon after each write. `secure_delete` clears deleted data in the data file, but until
// it's reused the log keeps earlier versions of pages, including overwritten documents.

/** How long the log may keep removed data, in milliseconds; many writes share one truncation. */
export const TRUNCATED_AFTER_MS = 5_000;
/** Maximum between tries while a different connection, such as a backup's, reads from the log. */
const RETRY_MAX_MS = 60_000;

/** Call `written` after each commit, and `close` before the database is closed. */
function logTruncation(database: DatabaseSync): { written(): void; close(): void } {
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
    // The disk is full or failing. Nothing committed is lost; the next write reports it, and this is retried.
    return false;
  }
}
